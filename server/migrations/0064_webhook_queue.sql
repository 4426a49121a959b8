-- The express companies that an app speaks for, as orders name them.
alter table apps add column carriers text[] not null default '{}';

-- Counts of calls are kept for as long as a setting says.
create index app_call_counts_hour on app_call_counts (hour);

-- Webhooks that are neither delivered nor given up, each with the moment of its next try. Nodes take batches of it and put
-- the moment off while they send: what a killed node has taken is due again after that.
create table webhook_queue (
  webhook_id bigint primary key references webhooks on delete cascade,
  endpoint_id bigint not null,
  -- As in webhooks: a later event of a record is sent when the earlier ones are gone from here.
  record text not null,
  seq integer not null,
  -- Tests are due since ever, which is before everything else of their endpoint, and while it rests.
  due_at timestamptz(3) not null default now(),
  -- It was found behind an earlier event, which lets it go on; the moment is only for the case that this fails.
  is_parked boolean not null default false
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 5000);
create index webhook_queue_due on webhook_queue (endpoint_id, due_at, webhook_id);
create index webhook_queue_record on webhook_queue (endpoint_id, record, seq);
create index webhook_queue_parked on webhook_queue (endpoint_id, record, seq) where is_parked;

insert into webhook_queue (webhook_id, endpoint_id, record, seq)
select id, endpoint_id, record, seq from webhooks
where delivered_at is null and dead_at is null and endpoint_id is not null;

-- What the newest try was answered, the first 2 KB. webhook_attempts has those before it.
alter table webhooks add column last_answer text not null default '';

-- Which one waits, and for what, is read off the queue.
alter table webhooks drop column waits_for;
-- What an endpoint has not got is found in the queue.
drop index webhooks_endpoint_open;
-- The log of deliveries of one type of one endpoint, of which there may be none.
create index webhooks_endpoint_type on webhooks (endpoint_id, type, created_at, id);
