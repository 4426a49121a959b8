-- Values of the installation that no person sets; "settings" are now what people set.
alter table settings rename to installation_values;
alter index settings_pkey rename to installation_values_pkey;

-- The settings of contract/settings/registry.ts; the first server that knows a new one adds its row.
create table setting_records (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- Of its newest value; 0 while nobody has set one.
  version integer not null default 0
);

-- Every value that somebody set: rows are added, never changed. Without a value it is the usual one again.
create table setting_values (
  key text not null references setting_records (key),
  version integer not null,
  value jsonb,
  note text not null default '',
  -- Null for what stood elsewhere before.
  by_id bigint,
  by_name text not null,
  at timestamptz(3) not null default now(),
  -- It counts from then on, until one with a higher version does.
  valid_from timestamptz(3) not null default now(),
  primary key (key, version)
);

-- Limits of refunds and of red packets that this installation changed by SQL stay.
insert into setting_records (key) values ('money.refundLimits'), ('money.packetLimits');

with standard as (
  select '{"*": {"onceFen": 0, "dayFen": 0}, "kefu": {"onceFen": 5000, "dayFen": 20000},
    "kefu_leader": {"onceFen": 50000, "dayFen": 200000}, "ops": {"onceFen": 20000, "dayFen": 100000}, "finance": null}'::jsonb as value
), changed as (
  select jsonb_object_agg(role, case when jsonb_typeof(amounts) = 'object' then jsonb_build_object(
    'onceFen', least((amounts ->> 'onceFen')::bigint, (amounts ->> 'dailyFen')::bigint),
    'dayFen', (amounts ->> 'dailyFen')::bigint) end) as value
  from installation_values, jsonb_each(value) as each_role (role, amounts)
  where name = 'refunds.limits'
)
insert into setting_values (key, version, value, by_name)
select 'money.refundLimits', 1, standard.value || changed.value, '' from standard, changed where changed.value is not null;

with changed as (
  select jsonb_object_agg(case role_code when '' then '*' else role_code end,
    jsonb_build_object('onceFen', least(single_fen, day_fen), 'dayFen', day_fen)) as value
  from packet_limits
)
insert into setting_values (key, version, value, by_name)
select 'money.packetLimits', 1, value, '' from changed
where value ? '*' and value <> '{"*": {"onceFen": 2000, "dayFen": 20000}, "kefu": {"onceFen": 2000, "dayFen": 20000},
  "kefu_leader": {"onceFen": 20000, "dayFen": 200000}, "ops": {"onceFen": 10000, "dayFen": 100000},
  "super_admin": {"onceFen": 20000, "dayFen": 200000}}'::jsonb;

update setting_records set version = 1 where exists (select from setting_values where setting_values.key = setting_records.key);
-- It is a setting from here on.
delete from installation_values where name = 'refunds.limits';
-- Its rows are the setting money.packetLimits from here on.
drop table packet_limits;

update roles set permissions = permissions || '{settings.view}' where code in ('ops', 'finance', 'kefu_leader', 'auditor');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/settings', 'SettingsPage', 'Settings',
  '{"zh": "业务参数", "en": "Settings", "es": "Parámetros", "ja": "業務設定"}', 'sliders', '{settings.view}', 62
from menus where path = '/system';
