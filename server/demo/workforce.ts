import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { addWorkers } from './history.ts'
import { type PastShop, shops } from './shops.ts'

/** Credentials and status of workers, and the shops; the same each time. Some credentials expire, one rider is frozen. */
export async function fillWorkforce(db: Kysely<Tables>, cityCode: string): Promise<void> {
  await sql`
    update workers set vehicle = '{"type": "ebike", "plate": ""}', level = 1 + number % 5, score = 100 - (number * 7) % 23,
      joined_at = now() - make_interval(days => 100 + (number * 37) % 630)
    where kind = 'rider'`.execute(db)
  await addPeople(db, cityCode)
  await addCredentials(db)
  await sql`
    update workers set status = 'frozen', status_reason = '用户投诉', frozen_until = now() + interval '3 days'
    where user_id in (select user_id from workers where kind = 'rider' order by user_id offset 3 limit 1)`.execute(db)
  await addShops(db, cityCode)
}

async function addPeople(db: Kysely<Tables>, cityCode: string): Promise<void> {
  await addWorkers(db, 'chauffeur', cityCode)
  await addWorkers(db, 'companion', cityCode)
  await sql`
    update workers set capacity = 1, level = 1 + number % 5,
      licence_class = case kind when 'chauffeur' then 'C1' end,
      licensed_on = case kind when 'chauffeur' then date '2008-05-01' + number % 3000 end
    where kind in ('chauffeur', 'companion')`.execute(db)
}

/** One worker in twelve has a credential that expires within a month; one rider's has expired. */
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
  const of = (field: keyof PastShop) => shops.map(shop => shop[field])
  await sql`
    insert into merchants (app_id, external_id, name, category, phone, city_code, address, lng, lat, is_open, prep_minutes,
      business_no, business_expires_on, food_no, food_expires_on, joined_at)
    select 'demo-merchant', 'M' || lpad(n::text, 2, '0'), shop, kitchen, phone, ${cityCode}, detail,
      113.65 + n * 0.004, 34.76 + n * 0.003, n % 4 <> 0, (10 + n % 4 * 5)::int,
      '9141**********6' || lpad(n::text, 3, '0'), (now() at time zone 'Asia/Shanghai')::date + (200 + n * 30)::int,
      'JY14********0' || lpad(n::text, 3, '0'),
      (now() at time zone 'Asia/Shanghai')::date + (case n when 3 then 12 when 7 then -1 else 100 + n * 20 end)::int,
      now() - make_interval(days => (90 + n * 40)::int)
    from unnest(${of('name')}::text[], ${of('category')}::text[], ${of('phone')}::text[], ${of('detail')}::text[])
      with ordinality as known (shop, kitchen, phone, detail, n)`.execute(db)
}
