-- Workers as the desk runs them: numbers, services, standing, credentials, scores, where they were; and the shops.
create sequence worker_numbers start 1001;

alter table workers
  add column number integer not null default nextval('worker_numbers') unique,
  -- 工号: what people read out.
  add column no text not null generated always as
    ((case kind when 'rider' then 'R' when 'chauffeur' then 'D' else 'P' end) || number) stored,
  drop constraint workers_status_check,
  add constraint workers_status_check check (status in ('enabled', 'disabled', 'frozen', 'resigned')),
  -- Why somebody is not enabled, and until when; a freeze without an end waits for a person.
  add column status_reason text not null default '',
  add column frozen_until timestamptz(3),
  add constraint workers_frozen_until check (frozen_until is null or status = 'frozen'),
  -- What their app says they do. Whether they may be given orders is read off it.
  add column work_status text not null default 'offline' check (work_status in ('online', 'rest', 'offline')),
  -- The desk sent them offline: until their app has gone along once, what it says of being online is not believed.
  add column forced_offline_at timestamptz(3),
  -- food, buy, fetch, deliver, queue, do; of companions 'game:<name>'; of chauffeurs none.
  add column service_types text[] not null default '{food,buy,fetch,deliver,queue,do}',
  -- {"type": "ebike", "plate": "…"}
  add column vehicle jsonb,
  add column licence_class text check (licence_class in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  -- Of the first driving licence.
  add column licensed_on date,
  add column level smallint not null default 1 check (level between 1 and 5),
  add column score smallint not null default 100 check (score between 0 and 100),
  add column remark text not null default '',
  -- Degrees clockwise from north, km/h, percent; with the position.
  add column heading smallint,
  add column speed_kmh smallint,
  add column battery smallint,
  -- When a position was last kept in worker_positions.
  add column sampled_at timestamptz(3),
  add column joined_at timestamptz(3) not null default now();

update workers set work_status = 'online' where is_online;
update workers set status_reason = users.status_reason from users where users.id = workers.user_id and workers.status = 'frozen';
-- It is read off work_status from now on, which says the same and more.
alter table workers drop column is_online;
alter table workers add column is_online boolean not null generated always as (work_status = 'online') stored;

create unique index workers_no on workers (no);
create index workers_list on workers (kind, user_id desc);
create index workers_frozen on workers (user_id desc) where status = 'frozen';

-- What a worker must hold to be given orders, each of its kind once.
create table worker_credentials (
  worker_id bigint not null references workers on delete cascade,
  kind text not null check (kind in ('identity', 'health', 'licence', 'insurance', 'vehicle')),
  -- Masked before it gets here.
  number text not null,
  -- The last day it is good, in Shanghai; null for one that does not end.
  expires_on date,
  -- The last reminder: so many days before the end, 0 for the end itself. Null before the first.
  reminded_days smallint,
  primary key (worker_id, kind)
);
create index worker_credentials_end on worker_credentials (expires_on) where expires_on is not null;

-- Every change of a score, for good: a worker may ask years later.
create table worker_scores (
  id bigint generated always as identity primary key,
  worker_id bigint not null references workers,
  at timestamptz(3) not null default now(),
  points smallint not null check (points <> 0),
  -- What it came to.
  score smallint not null,
  reason text not null,
  -- The order it is about, if it is about one.
  order_no text not null default '',
  by_id bigint references users,
  by_name text not null
);
create index worker_scores_worker on worker_scores (worker_id, id desc);
create trigger worker_scores_append_only before update or delete on worker_scores
  for each row execute function refuse_change();

-- Where a worker was, at most every 15 s, kept 90 days.
create table worker_positions (
  worker_id bigint not null references workers on delete cascade,
  at timestamptz(3) not null,
  lng double precision not null,
  lat double precision not null,
  heading smallint,
  speed_kmh smallint,
  primary key (worker_id, at)
);
create index worker_positions_age on worker_positions using brin (at);

-- Orders in hand are found by worker_id with orders_worker_live; what somebody did today with this.
create index assignments_finished on assignments (worker_id, answered_at) where state = 'finished';

create sequence merchant_numbers start 1001;

-- The shops, as their app knows them.
create table merchants (
  id bigint generated always as identity primary key,
  number integer not null default nextval('merchant_numbers') unique,
  no text not null generated always as ('M' || number) stored,
  app_id text not null,
  external_id text not null,
  name text not null,
  category text not null default '',
  phone text not null,
  city_code text not null,
  address text not null,
  lng double precision not null,
  lat double precision not null,
  -- The shop says whether it is open, the desk whether it may be.
  is_open boolean not null,
  status text not null default 'enabled' check (status in ('enabled', 'suspended')),
  status_reason text not null default '',
  prep_minutes smallint not null,
  -- Masked before they get here; the days are the last on which they are good.
  business_no text not null default '',
  business_expires_on date,
  food_no text not null default '',
  food_expires_on date,
  -- As in worker_credentials, for whichever ends first.
  reminded_days smallint,
  remark text not null default '',
  reported_at timestamptz(3) not null default now(),
  joined_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (app_id, external_id)
);
create unique index merchants_no on merchants (no);
create index merchants_city on merchants (city_code, id desc);
create index merchants_search on merchants using gin (bigrams(name || ' ' || address));
create index merchants_phone_suffix on merchants (reverse(phone) text_pattern_ops);

-- The screen, and what the built-in roles may do there.
update roles set permissions = permissions || '{workers.view,workers.edit,workers.freeze,workers.forceOffline,merchants.edit}'
  where code = 'ops';
update roles set permissions = permissions || '{workers.view,workers.forceOffline}' where code = 'dispatcher';
update roles set permissions = permissions || '{workers.view}'
  where code in ('kefu', 'kefu_leader', 'finance', 'auditor', 'viewer');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/list', 'WorkersPage', 'Workers',
  '{"zh": "服务人员与商家", "en": "Workers and shops", "es": "Personal de servicio y tiendas", "ja": "スタッフと店舗"}',
  'bike', '{workers.view}'::text[], 10
from menus where path = '/people';
-- Whoever may see users may see workers, and not the other way round.
update menus set redirect = '/list' where path = '/people';
