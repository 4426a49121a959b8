import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { fen } from '#contract/base/values.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { refunds } from '#contract/money/refunds.ts'
import { type Liability, liabilities } from '#contract/orders/order-names.ts'
import { endedBys } from '#contract/orders/progress.ts'
import type { ReasonCode } from '#contract/orders/reasons.ts'
import { cancelLiability } from '#contract/orders/reasons.ts'
import { readSums } from '#server/dashboard/figures/index.ts'
import { listOf, ordersOfDays } from '#server/dashboard/lists.ts'
import { type Asked, type Days, daysOf, spanOf, wholeDays } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { type CancelReason, readReasons } from './funnel.ts'
import { addUp } from './kpi/kpi.ts'

type Reasons = OutputOf<typeof dashboard.reasons>

const mostReasons = 10
const permissions = [refunds.list.needs]

export const reasons = handle(dashboard.reasons, shareBlock(dashboard.reasons, { permissions }, readReasonsBlock))

export async function readReasonsBlock(context: QueryContext, asked: Asked): Promise<Reasons> {
  const now = Date.now()
  const days = daysOf(asked, now)
  const { db, caller } = context
  const reader = { db, caller, cityCode: asked.cityCode }
  const found = await readReasons(reader, days)
  const slices = days.map(each => wholeDays('now', each))
  const { confirmed } = addUp(await readSums(reader, slices, { sums: ['confirmed'] }), ['confirmed'])
  const refunded = may(caller, refunds.list.needs) ? await readRefunds(context, asked, now) : null
  const byReason = new Map<string, number>()
  for (const { reason, cancelled } of found) byReason.set(reason, (byReason.get(reason) ?? 0) + cancelled)
  const cancelled = found.reduce((sum, reason) => sum + reason.cancelled, 0)
  const sorted = [...byReason].toSorted(([, one], [, other]) => other - one).slice(0, mostReasons)
  return {
    asOf: now,
    span: spanOf(days, now),
    confirmed,
    confirmedLists: ordersOfDays(asked, days, { reached: 'paid' }),
    cancelled,
    cancelLiabilities: liabilitiesOf(asked, days, { found, confirmed }),
    cancels: sorted.map(([reason, count]) => {
      const endedBy = endedBys.find(side => side === reason) ?? null
      const code = endedBy === null ? (reason as ReasonCode) : null
      const filter = endedBy ? { endedBy } : { cancelCode: reason }
      return {
        count,
        share: shareOf(count, cancelled) ?? 0,
        code,
        endedBy,
        liability: cancelLiability(reason),
        lists: ordersOfDays(asked, days, { queue: 'cancelled', ...filter }),
      }
    }),
    refunds: refunded,
  }
}

type Found = { found: readonly CancelReason[]; confirmed: number }

/** Who bears the cancellations of orders that were paid or need not be before. */
function liabilitiesOf(asked: Asked, days: readonly Days[], { found, confirmed }: Found): Reasons['cancelLiabilities'] {
  return liabilities
    .map(liability => {
      const own = found.filter(({ reason, step }) => step > 0 && cancelLiability(reason) === liability)
      const count = own.reduce((sum, reason) => sum + reason.cancelled, 0)
      const lists = ordersOfDays(asked, days, { queue: 'cancelled', reached: 'paid', cancelFault: liability })
      return { liability, count, share: shareOf(count, confirmed) ?? 0, lists }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

type Counted = { code: ReasonCode; liability: Liability; count: number; fen: number }

/** Refunds belong to the days of the calendar on which they were asked for, as in their list. */
async function readRefunds({ db, caller }: QueryContext, asked: Asked, now: number): Promise<Reasons['refunds']> {
  const [day] = daysOf({ ...asked, service: 'food' }, now)
  const [from, to] = [day?.first ?? '', day?.last ?? '']
  const { service, cityCode } = asked
  const { rows } = await sql<Counted>`
    select code, refunds.liability, count(*), sum(amount_fen)::bigint as fen
    from refunds join orders on orders.id = order_id
    where asked_at >= ${new Date(startOfShanghaiDay(from))} and asked_at < ${new Date(startOfShanghaiDay(to) + dayMs)}
      and ${inCities('orders.city_code', caller)}
      ${service ? sql`and orders.service = ${service}` : sql``} ${cityCode ? sql`and orders.city_code = ${cityCode}` : sql``}
    group by 1, 2`.execute(db)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const asList = (filter: object) => [
    listOf('refunds.list', {
      queue: 'all',
      ...filter,
      service: service ?? undefined,
      cityCode: cityCode || undefined,
      from,
      to,
    }),
  ]
  const partOf = (part: Sum) => ({ count: part.count, share: shareOf(part.count, count) ?? 0 })
  return {
    count,
    fen: fen(rows.reduce((sum, row) => sum + row.fen, 0)),
    reasons: addUpBy(rows, row => row.code)
      .slice(0, mostReasons)
      .map(part => ({ ...partOf(part), code: part.key, fen: fen(part.fen), lists: asList({ code: part.key }) })),
    liabilities: addUpBy(rows, row => row.liability).map(part => ({
      ...partOf(part),
      liability: part.key,
      lists: asList({ liability: part.key }),
    })),
  }
}

type Sum = { count: number; fen: number }

function addUpBy<Key extends string>(rows: readonly Counted[], keyOf: (row: Counted) => Key): (Sum & { key: Key })[] {
  const sums = new Map<Key, Sum>()
  for (const row of rows) {
    const before = sums.get(keyOf(row)) ?? { count: 0, fen: 0 }
    sums.set(keyOf(row), { count: before.count + row.count, fen: before.fen + row.fen })
  }
  return [...sums].map(([key, sum]) => ({ key, ...sum })).toSorted((one, other) => other.count - one.count)
}
