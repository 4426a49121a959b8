-- When the clock moves an order, if it is still in its state by then; null where a state has no limit. Nodes move what is over in batches.
alter table orders add column timeout_at timestamptz(3);

-- What jobs were to do until now stands in the orders. A new database has no jobs yet.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  update orders set timeout_at = job.start_after
  from pgboss.job
  where job.name = 'orders.timeout' and job.state < 'active' and orders.id = (job.data ->> 'id')::bigint
    and orders.state = job.data ->> 'state' and orders.state_at = to_timestamp((job.data ->> 'stateAt')::bigint / 1000.0);
-- Each stands in its order now.
  delete from pgboss.job where name = 'orders.timeout';
end $$;

create index orders_timeout on orders (timeout_at) where timeout_at is not null;
