-- What staff are told. The audience is one person, the holders of a permission in a city, or everybody.
create table notifications (
  id bigint generated always as identity primary key,
  type smallint not null check (type between 0 and 15),
  -- The template that words it, and what fills it; never text from outside in type 6.
  kind text not null,
  params jsonb not null default '{}',
  to_user_id bigint references users,
  to_permission text,
  city_code text,
  is_for_all boolean not null default false,
  send_name text not null default '',
  send_img text not null default '',
  link text not null default '',
  created_at timestamptz(3) not null default clock_timestamp(),
  check ((to_user_id is not null)::int + (to_permission is not null)::int + is_for_all::int = 1)
);
create index notifications_age on notifications (created_at);

-- What became of one at one person: arrived (acknowledged) is one thing, read another.
create table notification_receipts (
  user_id bigint not null references users on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  acknowledged_at timestamptz(3),
  read_at timestamptz(3),
  primary key (user_id, notification_id)
);

-- Apps that may speak to us by the open API and hear by webhooks.
create table apps (
  id text primary key,
  name text not null,
  -- Needed in the clear to check and to make signatures.
  secret text not null,
  scopes text[] not null,
  webhook_url text,
  webhook_secret text,
  is_enabled boolean not null default true,
  -- Requests a second.
  rate_limit integer not null default 200,
  created_at timestamptz(3) not null default now()
);

-- A nonce is good once within the time a signature is.
create table app_nonces (
  app_id text not null references apps on delete cascade,
  nonce text not null,
  used_at timestamptz(3) not null default now(),
  primary key (app_id, nonce)
);
create index app_nonces_age on app_nonces (used_at);

-- News for an app, laid down with the change itself and delivered until it is taken.
create table webhooks (
  id bigint generated always as identity primary key,
  app_id text not null references apps on delete cascade,
  type text not null,
  body jsonb not null,
  created_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  delivered_at timestamptz(3),
  -- Given up after the last retry; can be replayed.
  dead_at timestamptz(3),
  last_error text
);
create index webhooks_open on webhooks (id) where delivered_at is null and dead_at is null;
