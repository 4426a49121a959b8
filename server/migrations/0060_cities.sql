-- The cities of the installation: what they are called, which services take orders there, and when.
create table cities (
  id bigint generated always as identity primary key,
  -- Of GB/T 2260.
  code text not null unique check (code ~ '^\d{6}$'),
  -- In every language.
  names jsonb not null,
  -- Those that take orders.
  services text[] not null,
  -- In Shanghai's time, 9-22, over midnight 20-6; empty is all day.
  hours text not null default '' check (hours ~ '^(|\d{1,2}-\d{1,2})$'),
  -- Days in Shanghai without orders.
  holidays text[] not null default '{}' check (cardinality(holidays) <= 100),
  lng double precision,
  lat double precision,
  -- A polygon of GeoJSON.
  outline jsonb,
  version integer not null default 1,
  check ((lng is null) = (lat is null))
);

-- Whatever names a city already keeps it, open for everything as until now, under the name that it had, else under its code.
with named (code, zh, en, es, ja) as (values
  ('110100', '北京', 'Beijing', 'Pekín', '北京'),
  ('120100', '天津', 'Tianjin', 'Tianjin', '天津'),
  ('130100', '石家庄', 'Shijiazhuang', 'Shijiazhuang', '石家荘'),
  ('140100', '太原', 'Taiyuan', 'Taiyuan', '太原'),
  ('150100', '呼和浩特', 'Hohhot', 'Hohhot', 'フフホト'),
  ('210100', '沈阳', 'Shenyang', 'Shenyang', '瀋陽'),
  ('210200', '大连', 'Dalian', 'Dalian', '大連'),
  ('220100', '长春', 'Changchun', 'Changchun', '長春'),
  ('230100', '哈尔滨', 'Harbin', 'Harbin', 'ハルビン'),
  ('310100', '上海', 'Shanghai', 'Shanghái', '上海'),
  ('320100', '南京', 'Nanjing', 'Nankín', '南京'),
  ('320500', '苏州', 'Suzhou', 'Suzhou', '蘇州'),
  ('330100', '杭州', 'Hangzhou', 'Hangzhou', '杭州'),
  ('330200', '宁波', 'Ningbo', 'Ningbo', '寧波'),
  ('340100', '合肥', 'Hefei', 'Hefei', '合肥'),
  ('350100', '福州', 'Fuzhou', 'Fuzhou', '福州'),
  ('350200', '厦门', 'Xiamen', 'Xiamen', '廈門'),
  ('360100', '南昌', 'Nanchang', 'Nanchang', '南昌'),
  ('370100', '济南', 'Jinan', 'Jinan', '済南'),
  ('370200', '青岛', 'Qingdao', 'Qingdao', '青島'),
  ('410100', '郑州', 'Zhengzhou', 'Zhengzhou', '鄭州'),
  ('410300', '洛阳', 'Luoyang', 'Luoyang', '洛陽'),
  ('420100', '武汉', 'Wuhan', 'Wuhan', '武漢'),
  ('430100', '长沙', 'Changsha', 'Changsha', '長沙'),
  ('440100', '广州', 'Guangzhou', 'Cantón', '広州'),
  ('440300', '深圳', 'Shenzhen', 'Shenzhen', '深圳'),
  ('441900', '东莞', 'Dongguan', 'Dongguan', '東莞'),
  ('450100', '南宁', 'Nanning', 'Nanning', '南寧'),
  ('460100', '海口', 'Haikou', 'Haikou', '海口'),
  ('500100', '重庆', 'Chongqing', 'Chongqing', '重慶'),
  ('510100', '成都', 'Chengdu', 'Chengdu', '成都'),
  ('520100', '贵阳', 'Guiyang', 'Guiyang', '貴陽'),
  ('530100', '昆明', 'Kunming', 'Kunming', '昆明'),
  ('540100', '拉萨', 'Lhasa', 'Lhasa', 'ラサ'),
  ('610100', '西安', 'Xi’an', 'Xi’an', '西安'),
  ('620100', '兰州', 'Lanzhou', 'Lanzhou', '蘭州'),
  ('630100', '西宁', 'Xining', 'Xining', '西寧'),
  ('640100', '银川', 'Yinchuan', 'Yinchuan', '銀川'),
  ('650100', '乌鲁木齐', 'Ürümqi', 'Ürümqi', 'ウルムチ')
), used as (
  select unnest(city_codes) as code from users
  union select unnest(city_codes) from apps
  union select city_code from orders
  union select city_code from workers
  union select city_code from merchants
  union select city_code from applications
)
insert into cities (code, names, services)
select used.code,
  jsonb_build_object(
    'zh', coalesce(zh, used.code), 'en', coalesce(en, used.code), 'es', coalesce(es, used.code), 'ja', coalesce(ja, used.code)
  ),
  '{food,chauffeur,errand,express,companion,challenge}'
from used left join named using (code)
where used.code ~ '^\d{6}$'
order by used.code;

update roles set permissions = permissions || '{cities.view,cities.edit}' where code = 'ops';
update roles set permissions = permissions || '{cities.view}' where code in ('kefu_leader', 'dispatcher', 'viewer');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/cities', 'CitiesPage', 'Cities',
  '{"zh": "城市管理", "en": "Cities", "es": "Ciudades", "ja": "都市管理"}', 'city', '{cities.view}', 62
from menus where path = '/system';

-- The first steps of an installation; one that has orders is past them.
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/welcome', 'SetupPage', 'Setup',
  '{"zh": "开始使用", "en": "Getting started", "es": "Primeros pasos", "ja": "はじめに"}', 'flag', '{setup.edit}', 90
from menus where path = '/system';

insert into settings (name, value)
select 'setup.skipped.' || step, '{"at": 0}'
from unnest(array['city', 'services', 'app', 'colleagues', 'secondFactor']) as step
where exists (select from orders);
