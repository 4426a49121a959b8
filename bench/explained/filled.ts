import { type Kysely, sql } from 'kysely'
import { customersApp } from '#server/demo/customers.ts'
import { addWorkers, fillOrders } from '#server/demo/history.ts'
import type { Tables } from '#server/kit/database.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { addDifferences } from '../lists/many-differences.ts'
import { standOrders } from '../lists/many-orders.ts'
import { addPostings } from '../lists/many-postings.ts'
import { addPosts } from '../lists/many-posts.ts'
import { settleOrders } from '../lists/many-settlements.ts'
import { addWithdrawals } from '../lists/many-withdrawals.ts'
import { followUp, makeRides, reopenNewest } from '../lists/orders-in-progress.ts'
import { withoutIndexes } from '../lists/without-indexes.ts'
import { complainOfOrders } from '../people/many-complaints.ts'
import { addFeedback } from '../people/many-feedback.ts'
import { addLogs } from './filled-logs.ts'
import { addChats, addReviews } from './filled-people.ts'
import { complete } from './filled-rest.ts'

export type Amounts = { orders: number; messages: number; people: number }

/** Who asks. */
export const askerId = 1
/** Orders in progress. */
export const live = 5000
const workers = 2000

/** Orders, messages and people in these numbers, and of everything else about a tenth of them; by one connection. */
export async function fillAll(db: Kysely<Tables>, { orders, messages, people }: Amounts): Promise<void> {
  const some = Math.round(orders / 10)
  const steps: Record<string, () => Promise<unknown>> = {
    people: () => addPeople(db, people),
    orders: () => withoutTriggers(db, () => addOrders(db, orders, people)),
    settlements: () => withoutTriggers(db, () => settleOrders(db, { settlements: orders, live, holderId: askerId })),
    withdrawals: () => addWithdrawals(db, { withdrawals: some, live: 1000, payerId: askerId }),
    postings: () => addPostings(db, some),
    differences: () => addDifferences(db, { lines: some, ownerId: askerId }),
    posts: () => addPosts(db, { posts: some, waiting: some / 10, authors: people / 10, reviewerId: askerId }),
    complaints: () => complainOfOrders(db, some),
    feedback: () => addFeedback(db, some),
    conversations: () => addChats(db, messages),
    papers: () => addReviews(db, some / 4),
    logs: () => withoutTriggers(db, () => addLogs(db, orders)),
    rest: () => withoutTriggers(db, () => complete(db, askerId)),
  }
  for (const [what, add] of Object.entries(steps)) {
    const begun = performance.now()
    await add()
    console.log(`${what}: ${Math.round((performance.now() - begun) / 1000)} s`)
  }
  await sql`vacuum analyze`.execute(db)
}

/** Neither triggers nor foreign keys: what is referred to is there, and figures are not asked for here. */
async function withoutTriggers(db: Kysely<Tables>, add: () => Promise<unknown>): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db)
  await add()
  await sql`set session_replication_role = origin`.execute(db)
}

/** The first one is who asks; then colleagues, and customers with whatever they have ordered. */
async function addPeople(db: Kysely<Tables>, people: number): Promise<void> {
  await openCities(db, ['410100', '410300', '410400'])
  await sql`insert into apps (id, name, secret, scopes)
    select name, name, 'secret', '{}' from unnest(array['history', ${customersApp}]) name`.execute(db)
  await sql`insert into users (kind, username, nick_name, status)
    select 'staff', 'staff' || n, '职员' || n, 'enabled' from generate_series(1, 200) n`.execute(db)
  await sql`insert into user_roles (user_id, role_id)
    select users.id, roles.id from users, roles where code = case when users.id = ${askerId} then 'super_admin' else 'dispatcher' end`.execute(
    db,
  )
  await sql`insert into users (kind, nick_name, phone)
    select 'customer', substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', 1 + n % 20, 1) || '顾客' || n, '198' || lpad(n::text, 8, '0')
    from generate_series(1, ${people}::int) n`.execute(db)
  await sql`insert into customers (user_id, app_id, external_id)
    select id, 'history', 'C' || id from users where kind = 'customer'`.execute(db)
  for (const kind of ['chauffeur', 'companion'] as const) await addWorkers(db, kind, '410100')
}

/** Of a year, of everybody; one customer has every hundredth. */
async function addOrders(db: Kysely<Tables>, orders: number, people: number): Promise<void> {
  await withoutIndexes(db, 'orders', async () => {
    await fillOrders(db, { cityCode: '410100', orders, days: 365 })
    await addRiders(db)
    await sql`update orders set
        customer_id = case when id % 100 = 0 then first_customer else first_customer + id * 7919 % ${people}::bigint end,
        worker_id = case when worker_id is not null then riders.ids[1 + id % ${workers}::int] end,
        city_code = case when id % 1000 = 0 then '410300' when id % 50 = 0 then '410400' else city_code end
      from (select min(user_id) as first_customer from customers) first,
        (select array_agg(user_id order by user_id) as ids from workers where kind = 'rider') riders`.execute(db)
    await reopenNewest(db, live)
    await sql`update orders set worker_id = null
      where finished_at is null and state in ('pending_pay', 'pending_accept', 'preparing/wait_dispatch')`.execute(db)
    await followUp(db)
    await makeRides(db, 11)
    await standOrders(db)
  })
  await sql`insert into order_notes (order_id, by_id, text) select id, ${askerId}, '已联系顾客' from orders where notes > 0`.execute(
    db,
  )
  await withoutIndexes(db, 'assignments', async () => {
    await sql`insert into assignments (order_id, worker_id, mode, state, by_id, at, answered_at, is_late)
      select id, worker_id, 'manual', case when finished_at is null then 'accepted' else 'finished' end, ${askerId}, placed_at, placed_at, is_late
      from orders where worker_id is not null`.execute(db)
  })
}

/** Half of them on duty, with where they were in the last days. */
async function addRiders(db: Kysely<Tables>): Promise<void> {
  await sql`
    with people as (
      insert into users (kind, nick_name, real_name, phone)
      select 'rider', '骑手' || n, '骑手' || n, '197' || lpad(n::text, 8, '0') from generate_series(41, ${workers}::int) n returning id
    )
    insert into workers (user_id, kind, app_id, external_id, city_code, service_types)
    select id, 'rider', 'bench', 'R' || id, '410100', '{food,errand}' from people`.execute(db)
  await sql`update workers set work_status = case when user_id % 2 = 0 then 'online' else 'offline' end, located_at = now(), lng = 113.65 + user_id % 50 * 0.002, lat = 34.75 + user_id % 40 * 0.002`.execute(
    db,
  )
  await sql`insert into worker_positions (worker_id, at, lng, lat)
    select user_id, now() - make_interval(mins => n), 113.65, 34.75 from workers, generate_series(1, 200) n`.execute(db)
  await sql`insert into worker_scores (worker_id, points, score, reason, by_name)
    select user_id, -1, 100 - n, 'late', '系统' from workers, generate_series(1, 20) n`.execute(db)
}
