import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

/** What riders hold, chauffeurs, companions and shops, the same each time: some papers run out, somebody is frozen. */
export async function fillWorkforce(db: Kysely<Tables>, cityCode: string): Promise<void> {
  await sql`
    update workers set vehicle = '{"type": "ebike", "plate": ""}', level = 1 + number % 5, score = 100 - (number * 7) % 23,
      joined_at = now() - make_interval(days => 30 + (number * 37) % 700)
    where kind = 'rider'`.execute(db)
  await addPeople(db, cityCode)
  await addCredentials(db)
  await sql`
    update workers set status = 'frozen', status_reason = '用户投诉', frozen_until = now() + interval '3 days'
    where user_id in (select user_id from workers where kind = 'rider' order by user_id offset 3 limit 1)`.execute(db)
  await addShops(db, cityCode)
}

async function addPeople(db: Kysely<Tables>, cityCode: string): Promise<void> {
  await sql`
    with names as (
      select n, case when n <= 15 then 'chauffeur' else 'companion' end as kind,
        substr('罗梁宋郑谢韩唐冯于董萧程曹袁邓', 1 + n % 15, 1) || substr('海波文斌小龙大勇思佳雨欣一晨子涵', 1 + (n * 3) % 16, 1) as name
      from generate_series(1, 35) n
    ), people as (
      insert into users (kind, nick_name, real_name, phone, gender)
      select kind, name, name, '1990004' || lpad(n::text, 4, '0'), (kind = 'chauffeur' or n % 3 = 0)::int from names
      returning id, kind, phone
    )
    insert into workers (user_id, kind, app_id, external_id, city_code, capacity, service_types, licence_class, licensed_on, level)
    select id, kind, 'demo-rider', case kind when 'chauffeur' then 'D' else 'P' end || right(phone, 4), ${cityCode}, 1,
      case kind when 'chauffeur' then '{}'::text[]
        else array['game:' || (array['王者荣耀', '和平精英', '英雄联盟'])[1 + id % 3]] end,
      case kind when 'chauffeur' then 'C1' end,
      case kind when 'chauffeur' then date '2008-05-01' + (id % 3000)::int end, 1 + id % 5
    from people`.execute(db)
}

/** One worker in twelve has a paper that ends within the month; one rider's has ended. */
async function addCredentials(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into worker_credentials (worker_id, kind, number, expires_on)
    select user_id, credential.kind, credential.number, case credential.kind when 'identity' then null
      else (now() at time zone 'Asia/Shanghai')::date + case
        when credential.kind = 'health' and workers.number % 40 = 7 then -2
        when workers.number % 12 = length(credential.kind) then 3 + workers.number % 25
        else 60 + (workers.number * 31) % 600 end end
    from workers, (values
      ('identity', '4101**********' || '1203', '{rider,chauffeur,companion}'::text[]),
      ('health', 'JKZ4********0217', '{rider}'),
      ('licence', '4101**********3316', '{chauffeur}'),
      ('insurance', '****8840', '{rider,chauffeur}')
    ) as credential (kind, number, kinds)
    where workers.kind = any(credential.kinds)`.execute(db)
}

async function addShops(db: Kysely<Tables>, cityCode: string): Promise<void> {
  await sql`
    insert into merchants (app_id, external_id, name, category, phone, city_code, address, lng, lat, is_open, prep_minutes,
      business_no, business_expires_on, food_no, food_expires_on, joined_at)
    select 'demo-merchant', 'M' || lpad(n::text, 2, '0'), shop, kitchen, '1990003' || lpad(n::text, 4, '0'), ${cityCode},
      '金水路' || (n * 17) || '号', 113.65 + n * 0.004, 34.76 + n * 0.003, n % 4 <> 0, (10 + n % 4 * 5)::int,
      '9141**********6' || lpad(n::text, 3, '0'), (now() at time zone 'Asia/Shanghai')::date + (200 + n * 30)::int,
      'JY14********0' || lpad(n::text, 3, '0'),
      (now() at time zone 'Asia/Shanghai')::date + (case n when 3 then 12 when 7 then -1 else 100 + n * 20 end)::int,
      now() - make_interval(days => (n * 40)::int)
    from unnest(
      array['老街烩面馆', '荷塘小炒', '北门羊汤', '一碗米线', '山城豆花', '金水包子铺', '晨光豆浆坊', '柳巷砂锅', '麦田披萨', '青禾轻食'],
      array['面食', '家常菜', '羊汤', '米线', '小吃', '包点', '早餐', '砂锅', '披萨', '轻食']
    ) with ordinality as shops (shop, kitchen, n)`.execute(db)
}
