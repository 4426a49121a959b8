-- The newest refused calls of each app, some for each reason, their secrets and personal data masked.
create table app_refused_calls (
  id bigint generated always as identity primary key,
  app_id text not null references apps on delete cascade,
  outcome text not null,
  -- The operation by its name in the reference; empty where there is none at that address.
  call text not null,
  at timestamptz(3) not null,
  status integer not null,
  address text not null,
  request text not null,
  answer text not null
);
create index app_refused_calls_newest on app_refused_calls (app_id, id);
create index app_refused_calls_reason on app_refused_calls (app_id, outcome, id);
create index app_refused_calls_age on app_refused_calls (at);
