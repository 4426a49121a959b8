-- The trace of the act that a webhook tells of: apps get it with the webhook.
alter table webhooks add column trace_id uuid;
comment on column webhooks.trace_id is 'trace_id of the events of the same act; null for acts of before it was kept';
