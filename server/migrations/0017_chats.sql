-- Conversations of customers, riders and shops with the desk.

-- Apps upload too, for messages.
alter table files
  alter column owner drop not null,
  add column app_id text references apps,
  -- Of a picture {width, height, hasQr}, of a voice {seconds}.
  add column details jsonb not null default '{}',
  add check ((owner is null) <> (app_id is null));

-- Who is spoken with: a user, as the app that speaks for them knows them.
create table chat_peers (
  user_id bigint primary key references users on delete cascade,
  app_id text not null references apps,
  kind text not null check (kind in ('customer', 'rider', 'chauffeur', 'companion', 'merchant')),
  external_id text not null,
  -- Until then nothing of theirs is taken in.
  muted_until timestamptz(3),
  mute_reason text not null default '',
  unique (app_id, kind, external_id)
);

-- Staff as they serve conversations.
create table chat_agents (
  user_id bigint primary key references users on delete cascade,
  status text not null default 'offline' check (status in ('online', 'busy', 'offline')),
  groups text[] not null default '{presale,food,chauffeur,errand,companion,finance}',
  -- Conversations at once.
  capacity integer not null default 8 check (capacity between 1 and 50),
  -- When a socket of theirs was open, or they did something.
  present_at timestamptz(3) not null default now(),
  -- Whoever was served longest ago is next.
  assigned_at timestamptz(3) not null default 'epoch'
);
create index chat_agents_there on chat_agents (status) where status <> 'offline';

create table chats (
  id bigint generated always as identity primary key,
  peer_id bigint not null references chat_peers,
  city_code text not null,
  channel text not null default 'app' check (channel in ('app', 'h5', 'wechat')),
  state text not null default 'queued' check (state in ('queued', 'open', 'pending', 'snoozed', 'resolved')),
  skill text not null default 'presale'
    check (skill in ('presale', 'food', 'chauffeur', 'errand', 'companion', 'finance')),
  priority text not null default 'normal' check (priority in ('urgent', 'high', 'normal', 'low')),
  tags text[] not null default '{}',
  remark text not null default '',
  order_no text,
  assignee_id bigint references users,
  -- Whom it was handed to and who has not answered; it stays with the assignee until then.
  offered_to bigint references users,
  offered_until timestamptz(3),
  offer_note text not null default '',
  -- How often it changed hands without anybody wanting it.
  bounces integer not null default 0,
  last_id bigint,
  last_at timestamptz(3) not null default now(),
  last_kind text,
  last_text text not null default '',
  last_by_peer boolean not null default false,
  last_peer_id bigint,
  -- Since when the other side waits for us; null while it does not.
  waiting_since timestamptz(3),
  first_due_at timestamptz(3),
  next_due_at timestamptz(3),
  first_replied_at timestamptz(3),
  is_first_missed boolean not null default false,
  next_missed integer not null default 0,
  -- The due time that was last found missed, so that none is counted twice.
  missed_at timestamptz(3),
  snoozed_until timestamptz(3),
  peer_read_to bigint not null default 0,
  -- When colleagues were last notified of a message in it.
  noticed_at timestamptz(3),
  summary text not null default '',
  category text,
  resolved_at timestamptz(3),
  resolved_by bigint references users,
  score smallint check (score between 1 and 5),
  rating_comment text not null default '',
  created_at timestamptz(3) not null default now(),
  -- What the lists are sorted by, ascending: what is due first, then what is newest. Kept by the trigger.
  rank bigint not null default 0,
  version integer not null default 1,
  check ((offered_to is null) = (offered_until is null)),
  check ((state = 'snoozed') = (snoozed_until is not null)),
  check ((state = 'resolved') = (resolved_at is not null)),
  check (state not in ('open', 'pending', 'snoozed') or assignee_id is not null),
  check (state <> 'queued' or assignee_id is null)
);

create function rank_chat() returns trigger language plpgsql as $$
declare
  due timestamptz := coalesce(new.first_due_at, new.next_due_at);
begin
  new.rank := case
    when due is not null and new.state <> 'resolved' then extract(epoch from due) * 1000
    else 1000000000000000 - extract(epoch from new.last_at) * 1000
  end;
  return new;
end $$;
create trigger chats_rank before insert or update on chats for each row execute function rank_chat();

-- One at a time with one person.
create unique index chats_one_live on chats (peer_id) where state <> 'resolved';
create index chats_list on chats (rank, id);
create index chats_city_list on chats (city_code, rank, id);
create index chats_live on chats (state, rank, id) where state <> 'resolved';
create index chats_closed on chats (rank, id) where state = 'resolved';
create index chats_assignee on chats (assignee_id, state, rank, id);
create index chats_offered on chats (offered_to) where offered_to is not null;
create index chats_peer on chats (peer_id, id desc);
create index chats_begun on chats (created_at);

create table chat_messages (
  -- Written under the lock of its conversation, so that within one the ids are in order.
  id bigint generated always as identity primary key,
  chat_id bigint not null references chats,
  at timestamptz(3) not null default clock_timestamp(),
  kind text not null check (kind in ('text', 'image', 'voice', 'packet', 'order', 'system')),
  by text not null check (by in ('peer', 'staff', 'system')),
  sender_id bigint references users,
  sender_name text not null default '',
  -- As people may see it: numbers stand masked.
  text text not null default '',
  -- As it was written, where something is masked; shown by people.reveal alone.
  full_text text,
  file_id bigint references files,
  -- Of an order card {no, title, payFen}, of a picture {width, height}, of a voice {seconds}.
  details jsonb not null default '{}',
  packet_id bigint,
  event text,
  params jsonb not null default '{}',
  is_private boolean not null default false,
  labels text[] not null default '{}',
  recalled_at timestamptz(3),
  -- One per press of a button, or the app's own id.
  client_id text,
  app_id text
);
create index chat_messages_thread on chat_messages (chat_id, id);
create index chat_messages_of_peer on chat_messages (chat_id, id) where by = 'peer';
create unique index chat_messages_once on chat_messages (sender_id, client_id) where by = 'staff' and client_id is not null;
create unique index chat_messages_once_app on chat_messages (app_id, client_id) where by = 'peer' and client_id is not null;
create index chat_messages_search on chat_messages using gin (bigrams(text)) with (fastupdate = off)
  where kind = 'text' and recalled_at is null;
create index chat_messages_file on chat_messages (file_id) where file_id is not null;

-- What one person of the staff did with a conversation for themselves.
create table chat_members (
  user_id bigint not null references users on delete cascade,
  chat_id bigint not null references chats on delete cascade,
  read_to bigint not null default 0,
  pinned_at timestamptz(3),
  hidden_at timestamptz(3),
  primary key (user_id, chat_id)
);
create index chat_members_pinned on chat_members (user_id, chat_id) where pinned_at is not null;

-- Who is writing. Worth nothing after a crash.
create unlogged table chat_typing (
  chat_id bigint not null,
  -- 0 is the other side.
  user_id bigint not null,
  name text not null,
  until timestamptz(3) not null,
  primary key (chat_id, user_id)
);

-- What is said often: one's own, a group's, everybody's. A removed one stays, for who used it.
create table chat_quick_replies (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('personal', 'group', 'everybody')),
  owner_id bigint not null references users,
  skill text,
  shortcut text not null,
  text text not null,
  uses integer not null default 0,
  version integer not null default 1,
  removed_at timestamptz(3),
  check ((scope = 'group') = (skill is not null))
);
create index chat_quick_replies_list on chat_quick_replies (scope, owner_id) where removed_at is null;

-- What a leader found in a conversation that was over, each aspect from 1 to 5.
create table chat_reviews (
  id bigint generated always as identity primary key,
  chat_id bigint not null unique references chats,
  agent_id bigint not null references users,
  reviewer_id bigint not null references users,
  greeting smallint not null check (greeting between 1 and 5),
  accuracy smallint not null check (accuracy between 1 and 5),
  empathy smallint not null check (empathy between 1 and 5),
  closing smallint not null check (closing between 1 and 5),
  comment text not null default '',
  at timestamptz(3) not null default now(),
  -- Nobody reviews themselves.
  check (agent_id <> reviewer_id)
);
create index chat_reviews_agent on chat_reviews (agent_id, id desc);

update roles set permissions = permissions || '{chats.view,chats.reply,chats.sendPacket,chats.mute}' where code = 'kefu';
update roles set permissions = permissions || '{chats.view,chats.reply,chats.monitor,chats.sendPacket,chats.approvePacket,chats.mute}'
  where code = 'kefu_leader';
update roles set permissions = permissions || '{chats.view,chats.monitor}' where code = 'ops';

with desk_group as (
  insert into menus (path, component, name, redirect, titles, icon, sort) values
    ('/service', 'Layout', 'Service', '/kefumsg',
     '{"zh": "客服中心", "en": "Customer service", "es": "Atención al cliente", "ja": "カスタマーサービス"}', 'chat', 15)
  returning id
)
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/kefumsg', 'ChatsPage', 'Kefumsg',
  '{"zh": "客服消息", "en": "Conversations", "es": "Conversaciones", "ja": "チャット対応"}', 'chat', '{chats.view}'::text[], 10
from desk_group;
