-- What happened, once and for good: the timeline of a record, the audit log, and what notifications and webhooks are made of.
create table events (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- The operation or the street's event, `orders.assign` for one.
  action text not null,
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'merchant', 'rider', 'payment', 'clock', 'system')),
  actor_id bigint references users,
  actor_name text not null default '',
  -- The feature the record belongs to, its id, and its number for people.
  subject text not null,
  subject_id bigint not null,
  subject_no text not null default '',
  from_state text,
  to_state text,
  -- The changed fields: {"field": [before, after]}.
  changes jsonb not null default '{}',
  reason text,
  -- Whom it was about: the rider of an assignment.
  about_id bigint references users,
  request_id text,
  trace_id text,
  -- The open API's app and its own id of the event: the same event twice is one.
  app_id text,
  external_id text,
  -- When the app says it happened; null for what happened here.
  occurred_at timestamptz(3)
);
create index events_subject on events (subject, subject_id, id);
create unique index events_external on events (app_id, external_id) where external_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger events_append_only before update or delete on events for each row execute function refuse_change();
