-- What an app sent under an id of its own, as a hash: the same id again must bring the same.
create table app_ids (
  app_id text not null references apps on delete cascade,
  -- The call, as /orders/:no/events, and the app's id in it.
  call text not null,
  external_id text not null,
  input_hash bytea not null,
  sent_at timestamptz(3) not null default now(),
  primary key (app_id, call, external_id)
);
create index app_ids_age on app_ids (sent_at);
