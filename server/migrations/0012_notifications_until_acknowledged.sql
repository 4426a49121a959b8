-- Notifications until they are acknowledged: who cleared what, who took an alarm, and how a person wants to be told.

-- Transaction numbers mean something within one PostgreSQL only. A server that finds numbers from another one, after a
-- restore, begins a new era; whatever is of an older era came before.
create table notification_eras (
  era integer primary key,
  began_at timestamptz(3) not null default now()
);
insert into notification_eras (era) values (1);

create function notification_era() returns integer language sql stable as 'select max(era) from notification_eras';

alter table notifications
  add column era integer not null default notification_era(),
  -- Which transaction wrote it: ids commit out of order, but a snapshot knows what it sees.
  add column written_in xid8 not null default pg_current_xact_id(),
  -- An alarm rings at its whole audience until one of them takes it.
  add column is_claimable boolean not null default false,
  add column claimed_by bigint references users,
  add column claimed_at timestamptz(3);
create index notifications_written on notifications (era, written_in);
create index notifications_personal on notifications (to_user_id, created_at) where to_user_id is not null;
create index notifications_for_all on notifications (created_at) where is_for_all;
create index notifications_open_alarms on notifications (id) where is_claimable and claimed_at is null;
create index notification_receipts_notification on notification_receipts (notification_id);

-- Clear-all, one row a person: whatever this snapshot sees, and every older era, is read and acknowledged.
create table notification_watermarks (
  user_id bigint primary key references users on delete cascade,
  era integer not null,
  seen pg_snapshot not null,
  moved_at timestamptz(3) not null default now()
);

-- How a person wants to be told; no row means the rules that everybody starts with.
create table notification_rules (
  user_id bigint primary key references users on delete cascade,
  silent_types smallint[] not null,
  -- Minutes after midnight in Shanghai; both null means no quiet hours. They may span midnight.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  has_desktop boolean not null,
  check ((quiet_from is null) = (quiet_to is null))
);
