-- Facts of orders for further key figures: whether it could be taken, and the seconds of the stages after that. Changes that no
-- figure has yet are kept.
create type order_facts_with_stages as (
  city_code text,
  service text,
  placed_at timestamptz,
  paid_at timestamptz,
  served_at timestamptz,
  settled_at timestamptz,
  -- 0 placed, 1 paid or to be paid afterwards, 2 taken, 3 begun, 4 completed, 5 rated
  step smallint,
  is_completed boolean,
  is_cancelled boolean,
  is_valid boolean,
  is_late boolean,
  is_complained boolean,
  dispatch_seconds integer,
  prep_seconds integer,
  paid_fen bigint,
  -- Of a settlement: what all parties get.
  net_fen bigint,
  refunded_fen bigint,
  income_fen bigint,
  reason text,
  worker_id bigint,
  shop text,
  x integer,
  y integer,
  rating smallint,
  -- It could be taken.
  is_dispatchable boolean,
  -- Seconds from being taken until begun, and from then until what was promised was done.
  begin_seconds integer,
  serve_seconds integer
);
alter table order_changes alter column facts type order_facts_with_stages
  using row((facts).*, null, null, null)::order_facts_with_stages;
drop trigger orders_note_changed on orders;
drop trigger orders_note_placed on orders;
drop function note_order_change();
drop function order_facts(orders);
-- Replaced by the type with the stages.
drop type order_facts;
alter type order_facts_with_stages rename to order_facts;

-- Null where one of the two is not known. (The greatest of 0 and null is 0: orders that nobody had taken were counted as taken at
-- once.)
create function seconds_between(earlier timestamptz, later timestamptz) returns integer language sql immutable as $$
  select case when later < earlier then 0 else extract(epoch from later - earlier)::integer end
$$;

create function order_facts(o orders) returns setof order_facts rows 1 language sql stable as $$
  select o.city_code, o.service, o.placed_at, o.paid_at, o.served_at, null::timestamptz,
    (case when o.status in ('delivered', 'completed', 'signed', 'returned', 'negotiated', 'finished')
        then case when o.rating is null then 4 else 5 end
      when o.begun_at is not null then 3 when o.taken_at is not null then 2
      when o.paid_at is not null or o.service = 'chauffeur' or o.kind = 'event' then 1 else 0 end)::smallint,
    o.status in ('delivered', 'completed', 'signed', 'returned', 'negotiated', 'finished'),
    o.status in ('cancelled', 'closed', 'void'),
    o.paid_at is not null and o.status not in ('cancelled', 'closed', 'void') and o.refund <> 'refunded',
    o.is_late, o.complaints > 0,
    seconds_between(o.waiting_at, o.taken_at),
    case when o.service = 'food' then seconds_between(o.waiting_at, o.ready_at) end,
    o.paid_fen, o.paid_fen - o.refunding_fen - o.refunded_fen, o.refunded_fen, null::bigint,
    case when o.status in ('cancelled', 'closed', 'void') then coalesce(o.cancel_code, o.ended_by, 'other') end,
    o.worker_id,
    case when o.service = 'food' then o.details #>> '{from,name}' end,
    floor((o.details #>> '{from,lng}')::float8 / 0.0054)::integer,
    floor((o.details #>> '{from,lat}')::float8 / 0.0045)::integer,
    o.rating, o.waiting_at is not null,
    seconds_between(o.taken_at, o.begun_at),
    seconds_between(o.begun_at, o.served_at)
$$;

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
create trigger orders_note_changed after update on orders for each row when (
  (old.state, old.paid_at, old.paid_fen, old.refunding_fen, old.refunded_fen, old.refund, old.worker_id, old.cancel_code,
    old.complaints, old.waiting_at, old.taken_at, old.begun_at, old.ready_at, old.served_at, old.is_late, old.ended_by, old.rating)
  is distinct from
  (new.state, new.paid_at, new.paid_fen, new.refunding_fen, new.refunded_fen, new.refund, new.worker_id, new.cancel_code,
    new.complaints, new.waiting_at, new.taken_at, new.begun_at, new.ready_at, new.served_at, new.is_late, new.ended_by, new.rating))
  execute function note_order_change();


-- What the platform gets of a settled order, and what all parties get, at the time it was settled. Shares are written before the
-- settlement.
drop trigger settlement_shares_note_changed on settlement_shares;
drop function note_share();
drop trigger settlements_note_settled on settlements;
drop function note_settled();
drop function income_change(bigint, bigint, integer);
create function income_change(of_order bigint, of_platform bigint, of_all bigint, settled integer) returns void language sql as $$
  insert into order_changes
  select 1, row(city_code, service, null, null, null, settled_at, settled, null, null, null, null, null, null, null, null, of_all, null,
    of_platform, null, null, null, null, null, null, null, null, null)::order_facts
  from settlements where order_id = of_order and settled_at is not null
$$;

create function note_settled() returns trigger language plpgsql as $$
begin
  perform income_change(new.order_id,
    coalesce((select sum(amount_fen) from settlement_shares where order_id = new.order_id and party = 'platform'), 0)::bigint,
    coalesce((select sum(amount_fen) from settlement_shares where order_id = new.order_id), 0)::bigint, 1);
  return null;
end $$;
create trigger settlements_note_settled after update on settlements for each row
  when (old.settled_at is null and new.settled_at is not null) execute function note_settled();

create function note_share() returns trigger language plpgsql as $$
begin
  perform income_change(new.order_id,
    case when new.party = 'platform' then new.amount_fen - old.amount_fen else 0 end, new.amount_fen - old.amount_fen, 0);
  return null;
end $$;
create trigger settlement_shares_note_changed after update on settlement_shares for each row
  when (old.amount_fen <> new.amount_fen) execute function note_share();

-- Of the orders placed then: how many could be taken; how many were begun and served, and the seconds until then; how many have a
-- complaint. Of those settled then: what all parties got. The last weeks are filled by the repair of the first night.
alter table order_minutes
  add column dispatchable bigint not null default 0,
  add column begin_count bigint not null default 0,
  add column begin_seconds bigint not null default 0,
  add column serve_count bigint not null default 0,
  add column serve_seconds bigint not null default 0,
  add column complained bigint not null default 0,
  add column settled_fen bigint not null default 0;
alter table order_hours
  add column dispatchable bigint not null default 0,
  add column begin_count bigint not null default 0,
  add column begin_seconds bigint not null default 0,
  add column serve_count bigint not null default 0,
  add column serve_seconds bigint not null default 0,
  add column complained bigint not null default 0,
  add column settled_fen bigint not null default 0;
alter table order_days
  add column dispatchable bigint not null default 0,
  add column begin_count bigint not null default 0,
  add column begin_seconds bigint not null default 0,
  add column serve_count bigint not null default 0,
  add column serve_seconds bigint not null default 0,
  add column complained bigint not null default 0,
  add column settled_fen bigint not null default 0;
-- How many waited so many seconds at most until somebody took them, and longer than the class before: half of them waited no longer
-- than the median.
alter table order_minutes
  add column wait_15 integer not null default 0,
  add column wait_30 integer not null default 0,
  add column wait_45 integer not null default 0,
  add column wait_60 integer not null default 0,
  add column wait_90 integer not null default 0,
  add column wait_120 integer not null default 0,
  add column wait_180 integer not null default 0,
  add column wait_240 integer not null default 0,
  add column wait_300 integer not null default 0,
  add column wait_420 integer not null default 0,
  add column wait_600 integer not null default 0,
  add column wait_900 integer not null default 0,
  add column wait_1800 integer not null default 0,
  add column wait_3600 integer not null default 0,
  add column wait_more integer not null default 0;
alter table order_hours
  add column wait_15 integer not null default 0,
  add column wait_30 integer not null default 0,
  add column wait_45 integer not null default 0,
  add column wait_60 integer not null default 0,
  add column wait_90 integer not null default 0,
  add column wait_120 integer not null default 0,
  add column wait_180 integer not null default 0,
  add column wait_240 integer not null default 0,
  add column wait_300 integer not null default 0,
  add column wait_420 integer not null default 0,
  add column wait_600 integer not null default 0,
  add column wait_900 integer not null default 0,
  add column wait_1800 integer not null default 0,
  add column wait_3600 integer not null default 0,
  add column wait_more integer not null default 0;
alter table order_days
  add column wait_15 integer not null default 0,
  add column wait_30 integer not null default 0,
  add column wait_45 integer not null default 0,
  add column wait_60 integer not null default 0,
  add column wait_90 integer not null default 0,
  add column wait_120 integer not null default 0,
  add column wait_180 integer not null default 0,
  add column wait_240 integer not null default 0,
  add column wait_300 integer not null default 0,
  add column wait_420 integer not null default 0,
  add column wait_600 integer not null default 0,
  add column wait_900 integer not null default 0,
  add column wait_1800 integer not null default 0,
  add column wait_3600 integer not null default 0,
  add column wait_more integer not null default 0;
