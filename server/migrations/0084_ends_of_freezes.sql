-- The end of a freeze has a name that says so. Events keep the name they were recorded under: the hash chain covers it.
update notifications set kind = 'workers.freezeEnded' where kind = 'workers.thawed';

-- Freezes that wait for their end do so in the queue of the new name. A new database has no queues yet.
do $$
begin
  if to_regclass('pgboss.queue') is null then
    return;
  end if;
  insert into pgboss.queue
  select (jsonb_populate_record(queue, '{"name": "workers.endFreeze"}')).* from pgboss.queue where name = 'workers.thaw';
  update pgboss.job set name = 'workers.endFreeze' where name = 'workers.thaw';
-- Its jobs are in the new one.
  delete from pgboss.queue where name = 'workers.thaw';
end $$;
