import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { firstHour, type Span } from '#contract/dashboard/question.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { dayMs, hourMs, hoursOf, midnight, servicesOf, startOfDay } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { readSums, type Sum } from '#server/figures/index.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'

type Trend = OutputOf<typeof dashboard.trend>
export type TrendAsked = z.output<typeof dashboard.trend.input>

/** What a measure adds up, and the list of its orders. */
const measures: Record<Trend['measure'], { sum: Sum; list: Record<string, string> }> = {
  placed: { sum: 'placed', list: {} },
  paid: { sum: 'paid', list: { dayOf: 'paid' } },
  completed: { sum: 'completed', list: { queue: 'completed' } },
  cancelled: { sum: 'cancelled', list: { queue: 'cancelled' } },
  gmvFen: { sum: 'gmv_fen', list: { dayOf: 'paid' } },
}

export const trend = handle(dashboard.trend, shareBlock(dashboard.trend, {}, readTrend))

export async function readTrend(context: QueryContext, asked: TrendAsked): Promise<Trend> {
  const now = Date.now()
  const { by, measure } = asked
  const points = pointsOf(asked, now)
  const { sum, list } = measures[measure]
  const values = await readValues(context, asked, { points, sum })
  const at = (since: number, earlier: number) => (since <= now ? values(since - earlier * dayMs) : null)
  return {
    asOf: now,
    measure,
    by,
    points: points.map(({ since, until }) => ({
      since,
      until,
      value: total(at(since, 0)),
      services: at(since, 0) ?? {},
      yesterday: total(values(since - dayMs)),
      lastWeek: total(values(since - 7 * dayMs)),
    })),
    lists: listsOf(asked, points, list),
  }
}

function pointsOf(asked: TrendAsked, now: number): Span[] {
  const hours = hoursOf(asked, now)
  return asked.by === 'hour'
    ? hours
    : hours.filter((_, hour) => hour % 24 === 0).map(({ since }) => ({ since, until: since + dayMs }))
}

/** Of the whole range: the rides of several services together begin and end later on days. */
function listsOf(asked: TrendAsked, points: readonly Span[], list: Record<string, string>) {
  const [since, until] = [points[0]?.since ?? 0, points.at(-1)?.until ?? 0]
  return servicesOf(asked).map(service => {
    const later = asked.by === 'day' && !asked.service ? firstHour[service] * hourMs : 0
    return ordersOf(service, asked, { ...list, since: since + later, until: until + later })
  })
}

type ByService = Partial<Record<Service, number>>

/** Answers what each service has at a moment, the start of an hour or a day. */
async function readValues(
  { db, caller }: QueryContext,
  asked: TrendAsked,
  { points, sum }: { points: readonly Span[]; sum: Sum },
): Promise<(since: number) => ByService> {
  const [since, until] = [points[0]?.since ?? 0, points.at(-1)?.until ?? 0]
  const table = asked.by === 'hour' ? ('order_hours' as const) : ('order_days' as const)
  const reader = { db, caller, cityCode: asked.cityCode }
  // Days of the calendar may begin before those of a service.
  const slices = [0, 1, 7].map(earlier => ({
    ...{ tag: 'all', table, services: servicesOf(asked) },
    since: since - earlier * dayMs,
    until: until + dayMs - earlier * dayMs,
  }))
  const rows = await readSums(reader, slices, { byTime: true, sums: [sum] })
  const found = new Map<number, ByService>()
  for (const row of rows) {
    const start = asked.by === 'hour' ? row.at : startOfPoint(asked, row)
    found.set(start, { ...found.get(start), [row.service]: row[sum] })
  }
  return start => found.get(start) ?? {}
}

/** A business day counts for the calendar's day it began on, unless its service is asked for alone. */
function startOfPoint({ service }: TrendAsked, row: { at: number; service: Service }): number {
  const day = new Date(row.at + 8 * hourMs).toISOString().slice(0, 10)
  return service ? startOfDay(service, day) : midnight(day)
}

function total(values: ByService | null): number | null {
  return values === null ? null : services.reduce((sum, service) => sum + (values[service] ?? 0), 0)
}
