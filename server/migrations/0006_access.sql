-- Accounts and access: cities of the people of the platform, bans, second factors, sign-ins, and what a list needs to be quick.
alter table users
  drop constraint users_status_check,
  add constraint users_status_check check (status in ('enabled', 'disabled', 'banned')),
  -- Why somebody is disabled or banned.
  add column status_reason text not null default '',
  -- Handed over by somebody else: good for choosing one's own and nothing more.
  add column password_is_temporary boolean not null default false,
  add column last_sign_in_at timestamptz(3);

create index users_list on users (kind, id desc);
create index users_cities on users using gin (city_codes);
create index users_search on users using gin (bigrams(nick_name || ' ' || real_name || ' ' || coalesce(username, '')));
create index orders_customer on orders (customer_id, id desc);

alter table roles
  -- Members must sign in with a second factor.
  add column needs_totp boolean not null default false,
  add column version integer not null default 1;
alter table menus add column version integer not null default 1;
create index user_roles_role on user_roles (role_id);

alter table sessions add column active_at timestamptz(3) not null default now();
create index sessions_age on sessions (ends_at);
create index sign_in_failures_age on sign_in_failures (last_at);

-- Of staff, city_codes is what they may see. Of everybody else it is where they ordered or worked, kept here, so that
-- whoever brings orders and workers in cannot forget it.
create function note_order_cities() returns trigger language plpgsql as $$
begin
  update users set city_codes = array(select distinct unnest(coalesce(users.city_codes, '{}') || fresh.codes))
  from (select customer_id, array_agg(distinct city_code) as codes from placed group by customer_id) fresh
  where users.id = fresh.customer_id and not fresh.codes <@ coalesce(users.city_codes, '{}');
  return null;
end $$;
create trigger orders_note_cities after insert on orders
  referencing new table as placed for each statement execute function note_order_cities();

create function note_worker_city() returns trigger language plpgsql as $$
begin
  update users set city_codes = array[new.city_code] where id = new.user_id and city_codes is distinct from array[new.city_code];
  return null;
end $$;
create trigger workers_note_city after insert or update of city_code on workers
  for each row execute function note_worker_city();

update users set city_codes = seen.codes
from (select customer_id, array_agg(distinct city_code) as codes from orders group by customer_id) seen
where users.id = seen.customer_id;
update users set city_codes = array[workers.city_code] from workers where users.id = workers.user_id;

-- An authenticator app of a person; in force once confirmed. The secret is needed in the clear to check codes.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz(3),
  -- The 30 s step of the last code taken: a code is good once.
  last_step bigint not null default 0
);

-- For a lost phone: each good once, of which only the SHA-256 is kept.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  hash bytea not null,
  used_at timestamptz(3),
  primary key (user_id, hash)
);

-- Browsers that a person signed in with before, by the SHA-256 of their cookie: strangers cannot make these wait.
create table known_devices (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  last_at timestamptz(3) not null default now()
);
create index known_devices_user on known_devices (user_id, last_at desc);

-- Who tried to sign in, and what came of it.
create table sign_ins (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  username text not null,
  -- Null for a name that nobody has.
  user_id bigint references users on delete set null,
  why text not null check (why in ('ok', 'wrongPassword', 'locked', 'disabled', 'wrongCode')),
  ip text not null,
  user_agent text not null
);
create index sign_ins_user on sign_ins (user_id, id desc);
create index sign_ins_username on sign_ins (username, id desc);
create index sign_ins_age on sign_ins (at);
