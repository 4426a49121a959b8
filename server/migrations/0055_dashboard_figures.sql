-- How far an order got, each when it happened first. Null for orders from before, unless the state says it.
alter table orders
  -- It waited for a worker, courier or opponent; for food since the shop accepted it.
  add column waiting_at timestamptz(3),
  add column taken_at timestamptz(3),
  add column begun_at timestamptz(3),
  -- The food was ready.
  add column ready_at timestamptz(3),
  -- What was promised was done, and whether later than promised; null where nothing was promised.
  add column served_at timestamptz(3),
  add column is_late boolean,
  -- Of a cancelled one: who ended it.
  add column ended_by text check (ended_by in ('customer', 'merchant', 'worker', 'staff', 'clock', 'other'));
create index orders_served on orders (service, served_at) where served_at is not null;

update orders set waiting_at = paid_at, taken_at = state_at where finished_at is null and state in (
  'preparing/accepted', 'preparing/arrived_shop', 'courier_assigned', 'accepted', 'arrived', 'arrived_pickup', 'matched');
update orders set waiting_at = paid_at, taken_at = state_at, begun_at = state_at where finished_at is null and state in (
  'delivering/picked_up', 'delivering/arrived', 'delivering/exception', 'delivering/returning', 'in_service', 'pending_confirm',
  'goods_confirm', 'serving', 'delivering', 'exception', 'returning', 'picked_up', 'in_transit', 'out_for_delivery',
  'abnormal_signed', 'consulting', 'consult_rejected', 'arbitrating', 'in_progress', 'confirming', 'disputed');

-- What figures are made of, read off one order; of a settlement only service, city, settled_at and income_fen.
create type order_facts as (
  city_code text,
  service text,
  placed_at timestamptz,
  paid_at timestamptz,
  served_at timestamptz,
  settled_at timestamptz,
  -- 0 placed, 1 paid or to be paid afterwards, 2 taken, 3 begun, 4 completed
  step smallint,
  is_completed boolean,
  is_cancelled boolean,
  -- Paid, neither cancelled nor refunded in full.
  is_valid boolean,
  is_late boolean,
  is_complained boolean,
  -- Seconds until somebody took it, and until the food was ready.
  dispatch_seconds integer,
  prep_seconds integer,
  paid_fen bigint,
  net_fen bigint,
  refunded_fen bigint,
  income_fen bigint,
  -- Why it was cancelled: a code of the dictionary, or who ended it.
  reason text,
  worker_id bigint,
  -- Of food.
  shop text,
  -- Cell of the grid where it begins.
  x integer,
  y integer
);

create function order_facts(o orders) returns setof order_facts rows 1 language sql stable as $$
  select o.city_code, o.service, o.placed_at, o.paid_at, o.served_at, null::timestamptz,
    (case when o.status in ('delivered', 'completed', 'signed', 'returned', 'negotiated', 'finished') then 4
      when o.begun_at is not null then 3 when o.taken_at is not null then 2
      when o.paid_at is not null or o.service = 'chauffeur' or o.kind = 'event' then 1 else 0 end)::smallint,
    o.status in ('delivered', 'completed', 'signed', 'returned', 'negotiated', 'finished'),
    o.status in ('cancelled', 'closed', 'void'),
    o.paid_at is not null and o.status not in ('cancelled', 'closed', 'void') and o.refund <> 'refunded',
    o.is_late, o.complaints > 0,
    greatest(0, extract(epoch from o.taken_at - o.waiting_at))::integer,
    case when o.service = 'food' then greatest(0, extract(epoch from o.ready_at - o.waiting_at))::integer end,
    o.paid_fen, o.paid_fen - o.refunding_fen - o.refunded_fen, o.refunded_fen, null::bigint,
    case when o.status in ('cancelled', 'closed', 'void') then coalesce(o.cancel_code, o.ended_by, 'other') end,
    o.worker_id,
    case when o.service = 'food' then o.details #>> '{from,name}' end,
    floor((o.details #>> '{from,lng}')::float8 / 0.0054)::integer,
    floor((o.details #>> '{from,lat}')::float8 / 0.0045)::integer
$$;

-- What changed and is not in the figures yet: what an order was like with sign -1, and what it is now with sign 1. Written in the
-- transaction that changes the order; one writer adds it up and deletes it. Figures are the tables below and this one together.
create table order_changes (
  sign smallint not null,
  facts order_facts not null
);
alter table order_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create function note_order_change() returns trigger language plpgsql as $$
declare
  before order_facts;
  after order_facts;
begin
  select * into after from order_facts(new);
  if tg_op = 'INSERT' then
    insert into order_changes values (1, after);
    return null;
  end if;
  select * into before from order_facts(old);
  if before is distinct from after then
    insert into order_changes values (-1, before), (1, after);
  end if;
  return null;
end $$;
create trigger orders_note_placed after insert on orders for each row execute function note_order_change();
-- Leases, claims, notes, urges and clocks change no figure.
create trigger orders_note_changed after update on orders for each row when (
  (old.state, old.paid_at, old.paid_fen, old.refunding_fen, old.refunded_fen, old.refund, old.worker_id, old.cancel_code,
    old.complaints, old.waiting_at, old.taken_at, old.begun_at, old.ready_at, old.served_at, old.is_late, old.ended_by)
  is distinct from
  (new.state, new.paid_at, new.paid_fen, new.refunding_fen, new.refunded_fen, new.refund, new.worker_id, new.cancel_code,
    new.complaints, new.waiting_at, new.taken_at, new.begun_at, new.ready_at, new.served_at, new.is_late, new.ended_by))
  execute function note_order_change();

-- Sums by minute (of the last days), by hour, and by business day: `at` is the start. Orders count at the time of their cohort:
-- until net_fen and dispatch when they were placed, from paid on when they were paid, then served, then settled.
create table order_hours (
  at timestamptz(3) not null,
  service text not null,
  city_code text not null,
  placed bigint not null default 0,
  -- Reached so far or further; `confirmed` is paid, or to be paid afterwards.
  confirmed bigint not null default 0,
  taken bigint not null default 0,
  begun bigint not null default 0,
  completed bigint not null default 0,
  cancelled bigint not null default 0,
  -- Paid without what is refunded or on its way back.
  net_fen bigint not null default 0,
  dispatched bigint not null default 0,
  dispatch_seconds bigint not null default 0,
  paid bigint not null default 0,
  gmv_fen bigint not null default 0,
  -- Orders with a refund, and their refunded money.
  refunded bigint not null default 0,
  refunded_fen bigint not null default 0,
  valid bigint not null default 0,
  paid_completed bigint not null default 0,
  paid_cancelled bigint not null default 0,
  lost_fen bigint not null default 0,
  -- With a promised time; later than that.
  served bigint not null default 0,
  late bigint not null default 0,
  settled bigint not null default 0,
  income_fen bigint not null default 0,
  primary key (at, service, city_code)
) with (fillfactor = 70);
create table order_minutes (like order_hours including all) with (fillfactor = 70);
create table order_days (like order_hours including all) with (fillfactor = 70);

-- Where orders begin, by hour.
create table order_cells (
  at timestamptz(3) not null,
  service text not null,
  city_code text not null,
  x integer not null,
  y integer not null,
  placed bigint not null default 0,
  untaken bigint not null default 0,
  late bigint not null default 0,
  cancelled bigint not null default 0,
  primary key (at, city_code, service, x, y)
) with (fillfactor = 70);

-- Why orders were cancelled, and how far they had got, by the business day they were placed on.
create table order_reasons (
  at timestamptz(3) not null,
  service text not null,
  city_code text not null,
  reason text not null,
  step smallint not null,
  cancelled bigint not null default 0,
  primary key (at, service, city_code, reason, step)
) with (fillfactor = 70);

-- By the business day that orders were placed on.
create table worker_days (
  at timestamptz(3) not null,
  service text not null,
  city_code text not null,
  worker_id bigint not null,
  placed bigint not null default 0, completed bigint not null default 0, cancelled bigint not null default 0,
  served bigint not null default 0, late bigint not null default 0, complained bigint not null default 0,
  primary key (at, service, city_code, worker_id)
) with (fillfactor = 70);

create table shop_days (
  at timestamptz(3) not null,
  service text not null,
  city_code text not null,
  shop text not null,
  placed bigint not null default 0, completed bigint not null default 0, cancelled bigint not null default 0,
  served bigint not null default 0, late bigint not null default 0, complained bigint not null default 0,
  -- Orders whose food was ready, and the seconds it took.
  prepared bigint not null default 0,
  prep_seconds bigint not null default 0,
  primary key (at, service, city_code, shop)
) with (fillfactor = 70);

-- Workers on duty by hour: sums of samples, which are taken every five minutes.
create table worker_hours (
  at timestamptz(3) not null,
  kind text not null,
  city_code text not null,
  samples integer not null,
  online integer not null,
  busy integer not null,
  primary key (at, kind, city_code)
);

-- What the platform gets of settled orders, at the time they were settled. Shares are written before the settlement.
create function income_change(of_order bigint, fen bigint, settled integer) returns void language sql as $$
  insert into order_changes
  select 1, row(city_code, service, null, null, null, settled_at, settled, null, null, null, null, null, null, null, null, null, null,
    fen, null, null, null, null, null)::order_facts
  from settlements where order_id = of_order and settled_at is not null
$$;

create function note_settled() returns trigger language plpgsql as $$
begin
  perform income_change(new.order_id,
    coalesce((select sum(amount_fen) from settlement_shares where order_id = new.order_id and party = 'platform'), 0)::bigint, 1);
  return null;
end $$;
create trigger settlements_note_settled after update on settlements for each row
  when (old.settled_at is null and new.settled_at is not null) execute function note_settled();

create function note_share() returns trigger language plpgsql as $$
begin
  perform income_change(new.order_id, new.amount_fen - old.amount_fen, 0);
  return null;
end $$;
create trigger settlement_shares_note_changed after update on settlement_shares for each row
  when (new.party = 'platform' and old.amount_fen <> new.amount_fen) execute function note_share();

create index users_customers_added on users (created_at) where kind = 'customer';

-- Reports that are sent to staff at an hour of the day, Asia/Shanghai; of a week, on Monday.
create table reports (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('day', 'week')),
  service text,
  city_code text not null default '',
  hour integer not null check (hour between 0 and 23),
  language text not null,
  recipient_ids bigint[] not null,
  is_on boolean not null default true,
  last_at timestamptz(3),
  created_by_id bigint not null references users,
  version integer not null default 1
);
create index reports_due on reports (hour) where is_on;

update roles set permissions = permissions || '{reports.export}' where code in ('ops', 'kefu_leader', 'dispatcher', 'finance', 'viewer');
update roles set permissions = permissions || '{reports.edit}' where code = 'ops';
