-- People of every kind in one table: staff sign in, the others are whom the desk deals with.
create table users (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('staff', 'customer', 'rider', 'chauffeur', 'companion', 'merchant')),
  -- The sign-in name; only staff have one.
  username text unique,
  -- argon2id in PHC string form.
  password_hash text,
  nick_name text not null default '',
  real_name text not null default '',
  phone text not null default '',
  -- 1 male, 0 female.
  gender smallint not null default 1 check (gender in (0, 1)),
  avatar text not null default '',
  introduction text not null default '',
  status text not null default 'enabled' check (status in ('enabled', 'disabled')),
  -- The cities a staff member may see; null means all of them.
  city_codes text[],
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create index users_phone_suffix on users (reverse(phone) text_pattern_ops);

create table roles (
  id bigint generated always as identity primary key,
  code text not null unique,
  -- Name by language: {"zh": …, "en": …, "es": …, "ja": …}.
  names jsonb not null,
  -- Built-in roles are kept current by migrations and cannot be deleted.
  is_builtin boolean not null default false,
  permissions text[] not null default '{}'
);

create table user_roles (
  user_id bigint not null references users on delete cascade,
  role_id bigint not null references roles on delete cascade,
  primary key (user_id, role_id)
);

create table menus (
  id bigint generated always as identity primary key,
  parent_id bigint references menus on delete cascade,
  path text not null,
  component text not null,
  name text not null,
  redirect text,
  -- Title by language, as in roles.names.
  titles jsonb not null,
  icon text not null default '',
  -- Who sees it: holders of any of these permissions; null means everybody.
  permissions text[],
  is_hidden boolean not null default false,
  always_show boolean not null default false,
  is_affix boolean not null default false,
  no_cache boolean not null default false,
  has_breadcrumb boolean not null default true,
  active_menu text,
  sort integer not null default 0
);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea not null unique,
  -- The token before the last rotation works 60 s longer; used after that, the session is revoked as stolen.
  previous_hash bytea unique,
  rotated_at timestamptz(3),
  -- The next token is made from this and the token it replaces, so that parallel refreshes all get the same one.
  rotation_secret bytea not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- However often it is renewed, a session ends here.
  ends_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_why text,
  ip text not null default '',
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id) where revoked_at is null;

-- Wrong passwords by account and by address: the next try waits longer each time, and nobody is locked out by a stranger.
create table sign_in_failures (
  username text not null,
  ip text not null,
  failures integer not null,
  last_at timestamptz(3) not null,
  primary key (username, ip)
);

-- A repeated command answers what the first one answered.
create table requests (
  user_id bigint not null references users on delete cascade,
  request_id text not null,
  operation text not null,
  input_hash bytea not null,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, request_id)
);
create index requests_age on requests (created_at);

-- What is true of the whole installation, such as that the demo made it.
create table settings (
  name text primary key,
  value jsonb not null
);
