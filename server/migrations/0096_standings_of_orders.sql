-- Where orders stand, apart from the orders: eight of thirty indexes of `orders` had what moves change, so that each move wrote the order anew
-- with its entries in up to twenty of them. Whoever reads or writes orders waits until this is done.
lock table orders in access exclusive mode;

-- What queues, clocks and lists ask of an order that moves; the order itself has it as well. The unfinished ones lie apart: a few hundred
-- that are written often and read as a whole, beside all others, which are written once and have the indexes.
create table order_standings (
  order_id bigint not null,
  service text not null,
  city_code text not null,
  -- Whether finished_at is set.
  is_over boolean not null,
  state text not null,
  worker_id bigint,
  due_at timestamptz(3),
  timeout_at timestamptz(3),
  paid_at timestamptz(3),
  served_at timestamptz(3),
  finished_at timestamptz(3)
) partition by list (is_over);
create table order_standings_unfinished partition of order_standings for values in (false);
create table order_standings_over partition of order_standings for values in (true);

insert into order_standings (order_id, service, city_code, is_over, state, worker_id, due_at, timeout_at, paid_at, served_at, finished_at)
select id, service, city_code, finished_at is not null, state, worker_id, due_at, timeout_at, paid_at, served_at, finished_at from orders;

alter table order_standings add primary key (order_id, is_over);
-- What a worker has in hand. Only a new worker changes it, so that all other moves leave the indexes alone.
create index order_standings_in_hand on order_standings_unfinished (worker_id) where worker_id is not null;
-- The lists of those that are over: in one state, of one worker, of the days on which they were paid, served or finished.
create index order_standings_state on order_standings_over (service, state, order_id desc);
create index order_standings_worker on order_standings_over (worker_id, order_id desc) where worker_id is not null;
create index order_standings_paid on order_standings_over (service, paid_at) where paid_at is not null;
create index order_standings_served on order_standings_over (service, served_at) where served_at is not null;
create index order_standings_finished on order_standings_over (service, finished_at);
-- Empty: with its end an order has no time limit any more.
create index order_standings_timeout on order_standings_over (timeout_at) where timeout_at is not null;
analyze order_standings;

-- Written by the database, so that no way of changing an order leaves it out: nodes of the version before, demo data, repairs.
create function keep_standing() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_standings (order_id, service, city_code, is_over, state, worker_id, due_at, timeout_at, paid_at, served_at, finished_at)
    values (new.id, new.service, new.city_code, new.finished_at is not null, new.state, new.worker_id, new.due_at, new.timeout_at,
      new.paid_at, new.served_at, new.finished_at);
  elsif tg_op = 'UPDATE' then
    update order_standings set service = new.service, city_code = new.city_code, is_over = new.finished_at is not null,
      state = new.state, worker_id = new.worker_id, due_at = new.due_at, timeout_at = new.timeout_at, paid_at = new.paid_at,
      served_at = new.served_at, finished_at = new.finished_at
    where order_id = new.id and is_over = (old.finished_at is not null);
  else
-- The order is gone.
    delete from order_standings where order_id = old.id and is_over = (old.finished_at is not null);
  end if;
  return null;
end $$;
create trigger orders_keep_standing after insert or delete on orders for each row execute function keep_standing();
create trigger orders_keep_moved after update on orders for each row when (
  (old.service, old.city_code, old.state, old.worker_id, old.due_at, old.timeout_at, old.paid_at, old.served_at, old.finished_at)
  is distinct from
  (new.service, new.city_code, new.state, new.worker_id, new.due_at, new.timeout_at, new.paid_at, new.served_at, new.finished_at))
  execute function keep_standing();

drop index orders_status_list, orders_live, orders_worker_live, orders_worker, orders_timeout, orders_paid, orders_served, orders_finished;
