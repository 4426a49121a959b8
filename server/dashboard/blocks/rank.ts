import { sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { planOf } from '#contract/orders/service.ts'
import { dayFilters, ordersOf } from '#server/dashboard/lists.ts'
import { type Days, daysOf, spanOf, wholeDays } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { readRows } from '#server/figures/index.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { shareOf } from './kpi.ts'

type Rank = OutputOf<typeof dashboard.rank>
export type RankAsked = z.output<typeof dashboard.rank.input>

const mostRows = 20
/** With fewer orders nobody is among the worst. */
const fewestOrders = 5

export const rank = handle(dashboard.rank, shareBlock(dashboard.rank, {}, readRank))

export async function readRank(context: QueryContext, asked: RankAsked): Promise<Rank> {
  const now = Date.now()
  const all = daysOf(asked, now)
  const { side, order } = asked
  const days = all
    .map(each => ({ ...each, services: each.services.filter(service => isRanked(side, service)) }))
    .filter(({ services }) => services.length > 0)
  const rows = days.length === 0 ? [] : await (side === 'worker' ? rankWorkers : rankShops)(context, asked, days)
  return { asOf: now, span: spanOf(all, now), side, order, rows }
}

function isRanked(side: Rank['side'], service: Days['services'][number]): boolean {
  return side === 'worker' ? planOf(service).worker !== null : service === 'food'
}

type Counted = Record<
  'orders' | 'completed' | 'cancelled' | 'served' | 'late' | 'complained' | 'rated' | 'rating',
  number
>

const counted = sql`sum(placed)::int as orders, sum(completed)::int as completed, sum(cancelled)::int as cancelled,
  sum(served)::int as served, sum(late)::int as late, sum(complained)::int as complained,
  sum(rated)::int as rated, sum(rating)::int as rating`

function sorted(order: Rank['order']) {
  const best = sql`having sum(completed) > 0 order by sum(completed) desc, sum(late)`
  const worst = sql`having sum(placed) >= ${fewestOrders} and sum(late + cancelled + complained) > 0
    order by sum(late + cancelled + complained) desc, sum(placed)`
  return order === 'best' ? best : worst
}

function view({ orders, completed, cancelled, served, late, complained, rated, rating }: Counted) {
  const counts = { orders, completed, cancelled, late, complained }
  return { ...counts, onTimeShare: shareOf(served - late, served), ratingAverage: shareOf(rating, rated) }
}

type Worker = Counted & { id: number; kind: WorkerKind; no: string; name: string; cityCode: string }

async function rankWorkers(
  { db, caller }: QueryContext,
  asked: RankAsked,
  days: readonly Days[],
): Promise<Rank['rows']> {
  const reader = { db, caller, cityCode: asked.cityCode }
  const { rows } = await sql<Worker>`
    select ranked.*, workers.kind, workers.no, users.real_name as name, workers.city_code as "cityCode"
    from (select worker_id as id, ${counted}
        from ${readRows(
          'worker_days',
          reader,
          days.map(each => wholeDays('now', each)),
        )} found
        group by worker_id ${sorted(asked.order)}, worker_id limit ${mostRows}) ranked
      join workers on workers.user_id = ranked.id join users on users.id = ranked.id`.execute(db)
  return inOrder(rows, asked.order).map(({ id, kind, no, name, cityCode, ...counts }) => ({
    ...{ id, kind, no, name, cityCode, ...view(counts) },
    lists: days.flatMap(each =>
      each.services
        .filter(service => planOf(service).worker === kind)
        .map(service => ordersOf(service, asked, { workerId: id, queue: 'completed', ...dayFilters(service, each) })),
    ),
  }))
}

async function rankShops({ db, caller }: QueryContext, asked: RankAsked, days: readonly Days[]): Promise<Rank['rows']> {
  const reader = { db, caller, cityCode: asked.cityCode }
  const { rows } = await sql<Counted & { name: string; cityCode: string }>`
    select shop as name, city_code as "cityCode", ${counted}
    from ${readRows(
      'shop_days',
      reader,
      days.map(each => wholeDays('now', each)),
    )} found
    group by shop, city_code ${sorted(asked.order)}, shop limit ${mostRows}`.execute(db)
  return rows.map(({ name, cityCode, ...counts }) => ({
    ...{ id: null, kind: null, no: '', name, cityCode, ...view(counts) },
    lists: days.map(each =>
      ordersOf('food', { cityCode }, { shop: name, queue: 'completed', ...dayFilters('food', each) }),
    ),
  }))
}

/** The join does not keep the order. */
function inOrder<Row extends Counted>(rows: readonly Row[], order: Rank['order']): Row[] {
  const bad = (row: Row) => row.late + row.cancelled + row.complained
  return rows.toSorted((one, other) => (order === 'best' ? other.completed - one.completed : bad(other) - bad(one)))
}
