import { sql } from 'kysely'
import type { z } from 'zod'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type RankCount, rankCounts } from '#contract/dashboard/names.ts'
import { planOf } from '#contract/orders/service.ts'
import { readRows } from '#server/dashboard/figures/index.ts'
import { dayFilters, ordersOf } from '#server/dashboard/lists.ts'
import { type Days, daysOf, spanOf, wholeDays } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'

type Rank = OutputOf<typeof dashboard.rank>
type RankAsked = z.output<typeof dashboard.rank.input>

const mostRows = 20
/** With fewer orders nobody is among the worst. */
const fewestOrders = 5

const permissions = [complaints.list.needs]

export const rank = handle(dashboard.rank, shareBlock(dashboard.rank, { permissions }, readRank))

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

/** Whether complaints count depends on who asks. */
function sorted(order: Rank['order'], seesComplaints: boolean) {
  const bad = sql.raw(seesComplaints ? 'late + cancelled + complained' : 'late + cancelled')
  const best = sql`having sum(completed) > 0 order by sum(completed) desc, sum(late)`
  const worst = sql`having sum(placed) >= ${fewestOrders} and sum(${bad}) > 0
    order by sum(${bad})::float8 / sum(placed) desc, sum(${bad}) desc`
  return order === 'best' ? best : worst
}

function view(row: Counted, seesComplaints: boolean) {
  const { orders, completed, cancelled, served, late, complained, rated, rating } = row
  return {
    orders,
    completed,
    promised: served,
    cancelled,
    late,
    rated,
    complained: seesComplaints ? complained : null,
    badShare: shareOf(late + cancelled + (seesComplaints ? complained : 0), orders) ?? 0,
    onTimeShare: shareOf(served - late, served),
    ratingAverage: shareOf(rating, rated),
  }
}

/** The filters of the orders that each number counts. */
const counts: Readonly<Record<RankCount, Parameters<typeof ordersOf>[2]>> = {
  orders: {},
  completed: { queue: 'completed' },
  promised: { lateness: 'any' },
  late: { lateness: 'late' },
  cancelled: { queue: 'cancelled' },
  complained: { complained: true },
  rated: { reached: 'rated' },
}

/** The orders behind each number, of these services and days. */
function listsOf(
  asked: Pick<RankAsked, 'cityCode'>,
  days: readonly Days[],
  filters: Parameters<typeof ordersOf>[2],
): Rank['rows'][number]['lists'] {
  const listed = rankCounts.map(name => [
    name,
    days.flatMap(each =>
      each.services.map(service =>
        ordersOf(service, asked, { ...filters, ...counts[name], ...dayFilters(service, each) }),
      ),
    ),
  ])
  return Object.fromEntries(listed) as Rank['rows'][number]['lists']
}

type Worker = Counted & { id: number; kind: WorkerKind; no: string; name: string; cityCode: string }

async function rankWorkers(
  { db, caller }: QueryContext,
  asked: RankAsked,
  days: readonly Days[],
): Promise<Rank['rows']> {
  const reader = { db, caller, cityCode: asked.cityCode }
  const seesComplaints = may(caller, complaints.list.needs)
  const { rows } = await sql<Worker>`
    select ranked.*, workers.kind, workers.no, users.real_name as name, workers.city_code as "cityCode"
    from (select ordered.*, row_number() over () as place from (select worker_id as id, ${counted}
        from ${readRows(
          'worker_days',
          reader,
          days.map(each => wholeDays('now', each)),
        )} found
        group by worker_id ${sorted(asked.order, seesComplaints)}, worker_id limit ${mostRows}) ordered) ranked
      join workers on workers.user_id = ranked.id join users on users.id = ranked.id
    order by place`.execute(db)
  const ofKind = (kind: WorkerKind) =>
    days.map(each => ({ ...each, services: each.services.filter(service => planOf(service).worker === kind) }))
  return rows.map(({ id, kind, no, name, cityCode, ...row }) => ({
    id,
    kind,
    no,
    name,
    cityCode,
    ...view(row, seesComplaints),
    lists: listsOf(asked, ofKind(kind), { workerId: id }),
  }))
}

async function rankShops({ db, caller }: QueryContext, asked: RankAsked, days: readonly Days[]): Promise<Rank['rows']> {
  const reader = { db, caller, cityCode: asked.cityCode }
  const seesComplaints = may(caller, complaints.list.needs)
  const { rows } = await sql<Counted & { name: string; cityCode: string }>`
    select shop as name, city_code as "cityCode", ${counted}
    from ${readRows(
      'shop_days',
      reader,
      days.map(each => wholeDays('now', each)),
    )} found
    group by shop, city_code ${sorted(asked.order, seesComplaints)}, shop limit ${mostRows}`.execute(db)
  const ofFood = days.map(each => ({ ...each, services: ['food'] as const }))
  return rows.map(({ name, cityCode, ...row }) => ({
    id: null,
    kind: null,
    no: '',
    name,
    cityCode,
    ...view(row, seesComplaints),
    lists: listsOf({ cityCode }, ofFood, { shop: name }),
  }))
}
