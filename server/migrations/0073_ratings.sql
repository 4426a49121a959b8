-- What customers say of completed orders: the score, 1 to 5. The comment is among the facts.
alter table orders add column rating smallint check (rating between 1 and 5);

-- Facts of orders have the score as well. Changes that no figure has yet are kept.
create type order_facts_with_rating as (
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
  net_fen bigint,
  refunded_fen bigint,
  income_fen bigint,
  reason text,
  worker_id bigint,
  shop text,
  x integer,
  y integer,
  rating smallint
);
alter table order_changes alter column facts type order_facts_with_rating using row((facts).*, null)::order_facts_with_rating;
drop trigger orders_note_changed on orders;
drop trigger orders_note_placed on orders;
drop function note_order_change();
drop function order_facts(orders);
-- Replaced by the type with the rating.
drop type order_facts;
alter type order_facts_with_rating rename to order_facts;

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
    greatest(0, extract(epoch from o.taken_at - o.waiting_at))::integer,
    case when o.service = 'food' then greatest(0, extract(epoch from o.ready_at - o.waiting_at))::integer end,
    o.paid_fen, o.paid_fen - o.refunding_fen - o.refunded_fen, o.refunded_fen, null::bigint,
    case when o.status in ('cancelled', 'closed', 'void') then coalesce(o.cancel_code, o.ended_by, 'other') end,
    o.worker_id,
    case when o.service = 'food' then o.details #>> '{from,name}' end,
    floor((o.details #>> '{from,lng}')::float8 / 0.0054)::integer,
    floor((o.details #>> '{from,lat}')::float8 / 0.0045)::integer,
    o.rating
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

create or replace function income_change(of_order bigint, fen bigint, settled integer) returns void language sql as $$
  insert into order_changes
  select 1, row(city_code, service, null, null, null, settled_at, settled, null, null, null, null, null, null, null, null, null, null,
    fen, null, null, null, null, null, null)::order_facts
  from settlements where order_id = of_order and settled_at is not null
$$;

-- Of the orders placed then: how many were rated, and the sum of their scores.
alter table order_minutes add column rated bigint not null default 0, add column rating bigint not null default 0;
alter table order_hours add column rated bigint not null default 0, add column rating bigint not null default 0;
alter table order_days add column rated bigint not null default 0, add column rating bigint not null default 0;
alter table worker_days add column rated bigint not null default 0, add column rating bigint not null default 0;
alter table shop_days add column rated bigint not null default 0, add column rating bigint not null default 0;
