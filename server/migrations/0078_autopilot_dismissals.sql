-- Orders for which a person did not follow the proposal of the autopilot: for a while, or until they wait anew, they are left to people.
create table autopilot_dismissals (
  order_id bigint primary key references orders (id) on delete cascade,
  dismissed_at timestamptz not null default now()
);
-- Old rows are deleted by their time.
create index autopilot_dismissals_dismissed_at on autopilot_dismissals (dismissed_at);
