-- The apps of the open API as staff keep them: what each is and may do, for whom it speaks, from where it calls, its secrets and its calls.
alter table apps
  -- Names the app in the operation log and in addresses; `id` is what it signs with.
  add column number bigint generated always as identity unique,
  add column kind text not null default 'other' check (kind in
    ('customer', 'merchant', 'rider', 'chauffeur', 'companion', 'express', 'payment', 'payout', 'other')),
  -- A member of staff, or a text.
  add column owner_id bigint references users,
  add column owner_name text not null default '',
  -- Null speaks for all services, for all cities.
  add column services text[] check (cardinality(services) > 0),
  add column city_codes text[] check (cardinality(city_codes) > 0),
  -- Addresses and networks that it may call from; empty is anywhere.
  add column addresses text[] not null default '{}' check (cardinality(addresses) <= 50),
  add column version integer not null default 1,
  -- Readable secrets of before; the first start encrypts them and empties this.
  alter column secret drop not null;

update apps set kind = case
  when 'order.write' = any(scopes) then 'customer'
  when 'merchant.write' = any(scopes) then 'merchant'
  when 'event.rider' = any(scopes) then 'rider'
  when 'event.chauffeur' = any(scopes) then 'chauffeur'
  when 'event.companion' = any(scopes) then 'companion'
  when 'event.carrier' = any(scopes) then 'express'
  when 'payout.write' = any(scopes) then 'payout'
  when 'event.payment' = any(scopes) then 'payment'
  else 'other' end;

-- Two are alive while a new one is taken into use.
create table app_secrets (
  id bigint generated always as identity primary key,
  app_id text not null references apps on delete cascade,
  -- Encrypted with the key of the installation.
  sealed bytea not null,
  created_at timestamptz(3) not null default now(),
  -- Null until another one takes its place.
  ends_at timestamptz(3)
);
create index app_secrets_app on app_secrets (app_id);
create index app_secrets_ended on app_secrets (ends_at) where ends_at is not null;

-- How often an app called in an hour, by what came of it: accepted, or the reason of the refusal.
create table app_call_counts (
  app_id text not null references apps on delete cascade,
  hour timestamptz(3) not null,
  outcome text not null,
  calls bigint not null,
  primary key (app_id, hour, outcome)
);
create index app_call_counts_age on app_call_counts (hour);

-- The latest call of an app with each outcome, its secrets and personal data masked.
create table app_last_calls (
  app_id text not null references apps on delete cascade,
  outcome text not null,
  at timestamptz(3) not null,
  status integer not null,
  address text not null,
  request text not null,
  answer text not null,
  primary key (app_id, outcome)
);

-- Secrets of authenticator apps are encrypted as well, by the first start.
alter table second_factors
  add column secret_sealed bytea,
  alter column secret drop not null,
  add constraint second_factors_secret check (secret is not null or secret_sealed is not null);

update roles set permissions = permissions || '{apps.view}' where code = 'ops';

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/open', 'OpenPlatformPage', 'OpenPlatform',
  '{"zh": "开放平台", "en": "Open platform", "es": "Plataforma abierta", "ja": "オープンプラットフォーム"}', 'plug',
  '{apps.view}', 66
from menus where path = '/system';
