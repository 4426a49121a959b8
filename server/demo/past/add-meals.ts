import { type Kysely, type RawBuilder, sql } from 'kysely'
import { minuteMs } from '#contract/base/durations.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from '../customers.ts'
import { plannedMoments } from './demand.ts'
import { type PastMeal, type People, pastMeal } from './meals.ts'

const perStatement = 2000
/** All have ended by now. */
const endedFor = 2 * minuteMs

type Options = {
  cityCode: string
  days: number
  /** Columns that say how far it got, of `placed_at`, `ended_at` and `is_served`. */
  progress: RawBuilder<unknown>
  now?: number
  /** How much later it is by the clock of the city. */
  cityAheadMs?: number
}

/** Past orders of food, as many in each hour as the demand says. */
export async function addMeals(
  db: Kysely<Tables>,
  { cityCode, days, progress, now = Date.now(), cityAheadMs = 0 }: Options,
): Promise<void> {
  const people = await peopleOf(db)
  const meals = plannedMoments(days, now + cityAheadMs)
    .food.map((cityTime, n) => pastMeal(n + 1, { placedAt: cityTime - cityAheadMs, cityTime }, people))
    .filter(({ placedAt, minutes }) => placedAt + minutes * minuteMs < now - endedFor)
  for (let start = 0; start < meals.length; start += perStatement)
    await insertMeals(db, meals.slice(start, start + perStatement), { cityCode, progress })
}

async function peopleOf(db: Kysely<Tables>): Promise<People> {
  const customers = await db
    .selectFrom('users')
    .innerJoin('customers', 'customers.user_id', 'users.id')
    .select(['users.id', 'nick_name as name', 'phone'])
    .where('customers.app_id', '=', customersApp)
    .orderBy('users.id')
    .execute()
  const riders = await db
    .selectFrom('workers')
    .select('user_id')
    .where('kind', '=', 'rider')
    .orderBy('user_id')
    .execute()
  return { customers, riders: riders.map(({ user_id }) => user_id) }
}

async function insertMeals(
  db: Kysely<Tables>,
  meals: readonly PastMeal[],
  { cityCode, progress }: Pick<Options, 'cityCode' | 'progress'>,
): Promise<void> {
  await sql`
    insert into orders (no, service, app_id, external_no, city_code, state, state_at, placed_at, promised_at, received_at,
      finished_at, paid_at, customer_id, worker_id, pay_fen, paid_fen, refunded_fen, refund, cancel_code, waiting_at, taken_at, begun_at,
      ready_at, served_at, is_late, ended_by, details, search, version)
    select 'WM' || to_char(placed_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad(n::text, 6, '0'),
      'food', ${customersApp}, 'H' || n, ${cityCode}, case when is_served then 'completed' else 'cancelled' end, ended_at,
      placed_at, placed_at + interval '45 minutes', placed_at, ended_at, placed_at + (ended_at - placed_at) * 0.01,
      customer_id, case when is_served then rider_id end, pay_fen, pay_fen,
      case when is_served then 0 else pay_fen end, case when is_served then 'none' else 'refunded' end,
      case when is_served then null else 'U05' end, ${progress}, details, search, 9
    from (
      select meal.*, to_timestamp(placed_ms / 1000.0) as placed_at, to_timestamp(placed_ms / 1000.0) + make_interval(mins => minutes) as ended_at
      from jsonb_to_recordset(${JSON.stringify(meals.map(rowOf))}::jsonb) as meal (n int, placed_ms bigint, minutes int, is_served boolean,
        customer_id bigint, rider_id bigint, pay_fen bigint, details jsonb, search text)
    ) made
    order by placed_at`.execute(db)
}

function rowOf({ placedAt, isServed, customerId, riderId, payFen, ...meal }: PastMeal): object {
  return {
    ...meal,
    placed_ms: placedAt,
    is_served: isServed,
    customer_id: customerId,
    rider_id: riderId,
    pay_fen: payFen,
  }
}
