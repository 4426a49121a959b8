-- What came of an order besides where it stands narrows its list, too.
-- When it was paid in full for the first time; rides are paid when they are over.
alter table orders add column paid_at timestamptz(3);
update orders set paid_at = paid.at
from (
  select subject_id, min(coalesce(occurred_at, at)) as at
  from events where subject = 'orders' and action = 'orders.pay' group by subject_id
) paid
where paid.subject_id = orders.id;
create index orders_paid on orders (service, paid_at) where paid_at is not null;

-- How many there are of each; a list of few among many finds them by an index of their orders alone.
alter table orders
  add column notes integer not null default 0,
  add column complaints integer not null default 0;
update orders set notes = written.count
from (select order_id, count(*) from order_notes group by order_id) written where written.order_id = orders.id;
update orders set complaints = brought.count
from (select order_id, count(*) from complaints group by order_id) brought where brought.order_id = orders.id;
create index orders_noted on orders (service, id desc) where notes > 0;
create index orders_complained on orders (service, id desc) where complaints > 0;

create index orders_urged on orders (service, id desc) where urges > 0;
create index refunds_liability on refunds (liability, order_id desc) where stage not in ('withdrawn', 'rejected');

-- Of rides: those that were booked ahead, those that called for help whatever came of it, those that were left unpaid.
create index orders_booked on orders (service, id desc) where service = 'chauffeur' and promised_at is not null;
create index orders_called_for_help on orders (service, id desc) where facts ->> 'helpAt' is not null;
create index orders_unpaid on orders (service, id desc) where facts ->> 'isUnpaid' = 'true';
