import { type Kysely, sql } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp, demoCustomers } from './customers.ts'
import { demoWorkers } from './demo-workers.ts'
import { addMeals } from './past/add-meals.ts'
import { shops } from './shops.ts'

type History = {
  cityCode: string
  orders: number
  /** The orders are spread over this many days, until two hours ago. */
  days: number
}

type Past = Omit<History, 'orders'> & { cityAheadMs?: number }

/** Inserts finished orders of food of the last days, with their events and refunds. The same each time. */
export async function fillHistory(db: Kysely<Tables>, { cityCode, days, cityAheadMs = 0 }: Past): Promise<void> {
  await addPeople(db, cityCode)
  await addMeals(db, { cityCode, days, progress, cityAheadMs })
  await addRefunds(db)
  await addEvents(db)
}

/** Finished orders of food that are all alike, for benchmarks of long lists. Generated in SQL, so that a million take seconds. */
export async function fillOrders(db: Kysely<Tables>, { cityCode, orders, days }: History): Promise<void> {
  await addPeople(db, cityCode)
  await addOrders(db, { cityCode, orders, days })
  await addRefunds(db)
}

async function addPeople(db: Kysely<Tables>, cityCode: string): Promise<void> {
  await sql`
    with reported as (
      select * from jsonb_to_recordset(${JSON.stringify(demoCustomers)}::jsonb) as person ("externalId" text, name text, phone text)
    ), people as (
      insert into users (kind, nick_name, phone) select 'customer', name, phone from reported order by "externalId"
      returning id, phone
    )
    insert into customers (user_id, app_id, external_id)
    select id, ${customersApp}, "externalId" from people join reported using (phone) order by id`.execute(db)
  await addWorkers(db, 'rider', cityCode)
}

/** Workers of one kind, off duty until their app reports them. */
export async function addWorkers(db: Kysely<Tables>, kind: WorkerKind, cityCode: string): Promise<void> {
  await sql`
    with reported as (
      select * from jsonb_to_recordset(${JSON.stringify(demoWorkers[kind])}::jsonb)
        as member ("externalId" text, name text, phone text, "serviceTypes" jsonb)
    ), people as (
      insert into users (kind, nick_name, real_name, phone)
      select ${kind}, name, name, phone from reported order by "externalId"
      returning id, phone
    )
    insert into workers (user_id, kind, app_id, external_id, city_code, service_types)
    select id, ${kind}, 'demo-rider', "externalId", ${cityCode}, array(select jsonb_array_elements_text("serviceTypes"))
    from people join reported using (phone)
    order by id`.execute(db)
}

/** Hours of orders, repeated in proportion to their probability. */
const hours = [
  7, 8, 9, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 14, 15, 16, 17, 17, 18, 18, 18, 18, 19, 19, 20, 21, 22, 23,
]
/** How far it got. */
const progress = sql`placed_at + (ended_at - placed_at) * 0.05,
  case when is_served then placed_at + (ended_at - placed_at) * 0.15 end,
  case when is_served then placed_at + (ended_at - placed_at) * 0.5 end,
  case when is_served then placed_at + (ended_at - placed_at) * 0.4 end, case when is_served then ended_at end,
  case when is_served then ended_at > placed_at + interval '45 minutes' end, case when not is_served then 'customer' end`

async function addOrders(db: Kysely<Tables>, { cityCode, orders, days }: History): Promise<void> {
  await sql`
    insert into orders (no, service, app_id, external_no, city_code, state, state_at, placed_at, promised_at, received_at,
      finished_at, paid_at, customer_id, worker_id, pay_fen, paid_fen, refunded_fen, refund, cancel_code, waiting_at, taken_at, begun_at,
      ready_at, served_at, is_late, ended_by, details, search, version)
    select 'WM' || to_char(placed_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((n % 1000000)::text, 6, '0'),
      'food', ${customersApp}, 'H' || n, ${cityCode}, case when is_served then 'completed' else 'cancelled' end, ended_at,
      placed_at, placed_at + interval '45 minutes', placed_at, ended_at, placed_at + (ended_at - placed_at) * 0.01,
      customer_id,
      case when is_served then worker_id end, pay_fen, pay_fen,
      case when is_served then 0 else pay_fen end, case when is_served then 'none' else 'refunded' end,
      case when is_served then null else 'U05' end, ${progress},
      jsonb_build_object(
        'from', jsonb_build_object('name', shop, 'detail', shop_detail, 'phone', shop_phone,
          'lng', 113.65 + (n % 40) * 0.002, 'lat', 34.76 + (n % 30) * 0.002),
        'to', jsonb_build_object('name', customer, 'detail', '花园路' || (n % 90) || '号院' || (n % 20) || '号楼',
          'phone', phone, 'lng', 113.65 + (n % 50) * 0.002, 'lat', 34.75 + (n % 40) * 0.002),
        'lines', jsonb_build_array(jsonb_build_object('name', dish, 'quantity', 1, 'priceFen', pay_fen - 500)),
        'packFen', 100, 'deliveryFen', 400, 'discountFen', 0, 'note', ''),
      shop || ' ' || customer, 9
    from (
      select n, placed_at, placed_at + make_interval(mins => (20 + n % 25 + case when n % 13 = 0 then 25 else 0 end)::int) as ended_at, n % 12 <> 0 as is_served,
        2000 + (n * 37) % 6000 as pay_fen,
        (${shops.map(shop => shop.name)}::text[])[1 + n % 10] as shop, (${shops.map(shop => shop.dish)}::text[])[1 + n % 10] as dish,
        (${shops.map(shop => shop.phone)}::text[])[1 + n % 10] as shop_phone,
        (${shops.map(shop => shop.detail)}::text[])[1 + n % 10] as shop_detail
      from (
        select n, placed_at - case when placed_at > now() - interval '2 hours' then interval '1 day' else interval '0' end as placed_at
        from (select n, date_trunc('day', now(), 'Asia/Shanghai')
          - make_interval(days => ((n * 7919) % ${days})::int)
          + make_interval(hours => (${hours}::int[])[1 + (n / ${days} * 31) % ${hours.length}::int], secs => (n * 7907) % 3600) as placed_at
          from generate_series(1, ${orders}::bigint) n) planned
      ) placed
    ) made
    join (select id as customer_id, nick_name as customer, phone, row_number() over (order by id) as place
      from users where kind = 'customer') people on people.place = 1 + n % 300
    join (select user_id as worker_id, row_number() over (order by user_id) as place from workers) riders
      on riders.place = 1 + n % 40
    order by placed_at`.execute(db)
}

/** Cancelled orders were refunded within minutes. */
async function addRefunds(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into refunds (no, order_id, origin, stage, amount_fen, arrived_fen, code, liability, asked_by, asked_at,
      decided_at, attempt, ended_at)
    select 'TK' || right(no, -2), orders.id, 'move', 'refunded', refunded_fen, refunded_fen, cancel_code, 'customer',
      nick_name, finished_at, finished_at, 1, finished_at + interval '3 minutes'
    from orders join users on users.id = customer_id
    where orders.app_id = ${customersApp} and refunded_fen > 0`.execute(db)
}

async function addEvents(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into events (at, action, actor_kind, actor_name, subject, subject_id, subject_no, from_state, to_state, about_id)
    select placed_at + (finished_at - placed_at) * step.part, 'orders.' || step.move, step.actor,
      case step.actor when 'merchant' then details #>> '{from,name}' when 'rider' then rider.real_name
        when 'staff' then '调度老周' else details #>> '{to,name}' end,
      'orders', orders.id, no, step.before, step.after,
      case when step.move in ('assign', 'take') then worker_id end
    from orders
    left join users rider on rider.id = orders.worker_id
    join (values
      (0.0, 'place', 'customer', null, 'pending_pay', null::text),
      (0.01, 'pay', 'payment', 'pending_pay', 'pending_accept', null),
      (0.05, 'accept', 'merchant', 'pending_accept', 'preparing/wait_dispatch', null),
      (0.1, 'assign', 'staff', 'preparing/wait_dispatch', 'preparing/offered', 'completed'),
      (0.12, 'take', 'rider', 'preparing/offered', 'preparing/accepted', 'completed'),
      (0.3, 'arriveShop', 'rider', 'preparing/accepted', 'preparing/arrived_shop', 'completed'),
      (0.45, 'pickUp', 'rider', 'preparing/arrived_shop', 'delivering/picked_up', 'completed'),
      (0.9, 'deliver', 'rider', 'delivering/picked_up', 'delivered', 'completed'),
      (1.0, 'confirm', 'customer', 'delivered', 'completed', 'completed'),
      (1.0, 'cancel', 'customer', 'preparing/wait_dispatch', 'cancelled', 'cancelled')
    ) as step (part, move, actor, before, after, only_if) on step.only_if is null or step.only_if = orders.state
    order by orders.id, step.part`.execute(db)
}
