-- Questions that read far more than they answered among a million orders, a million messages and 100,000 people (bench/explained).

-- Which conversations somebody pinned or hid: without it, every list read all that they ever had.
create index chat_members_placed on chat_members (user_id, chat_id) where pinned_at is not null or hidden_at is not null;

-- People with their real name on file.
create index users_verified on users (id desc) where real_name <> '' and kind <> 'staff';

-- Attempts to sign in from an address.
create index sign_ins_ip on sign_ins (ip, id desc);
