-- What apps reported under a number of their own, until it was its turn: networks deliver out of order, and twice.
create table order_inbox (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  app_id text not null,
  event_id text not null,
  -- Counts the app's events about this order, from 1.
  seq integer not null check (seq >= 1),
  -- The event as it was sent.
  happened jsonb not null,
  occurred_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now(),
  -- waiting: for its turn; late: the order had gone where nothing leads back from, so it changed nothing.
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'late', 'refused')),
  -- Why it was refused.
  reason text,
  settled_at timestamptz(3),
  unique (app_id, event_id)
);
create index order_inbox_order on order_inbox (order_id, app_id, seq);
create index order_inbox_waiting on order_inbox (order_id) where state = 'waiting';
