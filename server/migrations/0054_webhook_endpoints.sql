-- Where webhooks go: several addresses for one app, each with what it wants to hear and a secret of its own.
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  app_id text not null references apps on delete cascade,
  url text not null,
  -- Patterns such as order.* ; none means every type.
  types text[] not null default '{}',
  -- Orders of these services and cities only; none means all of them.
  services text[] not null default '{}',
  cities text[] not null default '{}',
  -- Only until the next start of the server, which encrypts it.
  secret text,
  secret_sealed bytea,
  -- The secret before the last rotation, with which is signed as well until then.
  old_secret_sealed bytea,
  old_secret_until timestamptz(3),
  is_enabled boolean not null default true,
  -- Why it is off: switched off by staff, failing for too long, or it answered that it is gone.
  off_reason text check (off_reason in ('staff', 'failing', 'gone')),
  off_at timestamptz(3),
  -- The first failure since the last success, and the failures since then.
  failing_since timestamptz(3),
  failures integer not null default 0,
  -- After several failures nothing is tried until then.
  resting_until timestamptz(3),
  -- Since when something was not delivered, until it is sent again.
  missed_since timestamptz(3),
  removed_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  check (is_enabled = (off_reason is null) and is_enabled = (off_at is null)),
  check (removed_at is not null or secret is not null or secret_sealed is not null)
);
create index webhook_endpoints_app on webhook_endpoints (app_id) where removed_at is null;

insert into webhook_endpoints (app_id, url, secret)
select id, webhook_url, coalesce(webhook_secret, 'whsec_' || replace(gen_random_uuid()::text, '-', ''))
from apps where webhook_url is not null order by id;

-- Both stand in webhook_endpoints now.
alter table apps drop column webhook_url, drop column webhook_secret;

-- The events of one record are numbered for each endpoint. A record of which nothing was said for so long that its row is deleted begins again.
create table webhook_records (
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  record text not null,
  seq integer not null default 1,
  created_at timestamptz(3) not null default now(),
  primary key (endpoint_id, record)
);
create index webhook_records_age on webhook_records (created_at);

alter table webhooks
  add column endpoint_id bigint references webhook_endpoints on delete cascade,
  -- What it is about, such as the number of an order, and which of the record's events at this endpoint it is.
  add column record text not null default '',
  add column seq integer not null default 1,
  -- What an open one without a job waits for: an earlier event of its record, or its endpoint, which rests.
  add column waits_for text check (waits_for in ('earlier', 'endpoint')),
  -- How often it was tried before it was sent again: the delays begin anew.
  add column attempts_since integer not null default 0,
  -- The newest try: the status of the answer, null where there was none, and how long it took.
  add column last_at timestamptz(3),
  add column last_status smallint,
  add column last_ms integer;

update webhooks set endpoint_id = webhook_endpoints.id,
  record = coalesce(body -> 'data' ->> 'no', body -> 'data' ->> 'postNo', body -> 'data' ->> 'chatId',
    body -> 'data' -> 'to' ->> 'externalId', '')
from webhook_endpoints where webhook_endpoints.app_id = webhooks.app_id;

update webhooks set seq = numbered.seq,
  body = case when delivered_at is null then body || jsonb_build_object('seq', numbered.seq) else body end
from (select id, row_number() over (partition by endpoint_id, record order by id) as seq from webhooks) as numbered
where numbered.id = webhooks.id and webhooks.endpoint_id is not null;

insert into webhook_records (endpoint_id, record, seq)
select endpoint_id, record, max(seq) from webhooks where endpoint_id is not null group by 1, 2;

-- Apps that had an address and lost it: nothing is delivered to them any more.
update webhooks set dead_at = now(), last_error = 'endpointRemoved'
where endpoint_id is null and delivered_at is null and dead_at is null;

-- The order of a record's events, and the search for a record.
create index webhooks_record on webhooks (record, endpoint_id, seq);
-- The log of deliveries, and what is sent again since a moment.
create index webhooks_age on webhooks (created_at, id);
create index webhooks_endpoint on webhooks (endpoint_id, created_at, id);
create index webhooks_type on webhooks (type, created_at, id);
create index webhooks_dead on webhooks (created_at, id) where dead_at is not null;
drop index webhooks_open;
create index webhooks_open on webhooks (created_at, id) where delivered_at is null and dead_at is null;
create index webhooks_endpoint_open on webhooks (endpoint_id, id) where delivered_at is null and dead_at is null;

-- Every try to deliver one. What it answered: the first 2 KB.
create table webhook_attempts (
  webhook_id bigint not null references webhooks on delete cascade,
  number integer not null,
  at timestamptz(3) not null default now(),
  status smallint,
  ms integer not null,
  answer text not null default '',
  error text,
  primary key (webhook_id, number)
);

update roles set permissions = permissions || '{webhooks.view}' where code = 'ops';
update menus set permissions = permissions || '{webhooks.view}' where path = '/system/open';
