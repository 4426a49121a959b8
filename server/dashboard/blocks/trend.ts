import type { z } from 'zod'
import { dayMs } from '#contract/base/durations.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { shanghaiDay, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { firstHour } from '#contract/dashboard/question.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { readSums, type Slice, type Sum } from '#server/dashboard/figures/index.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { daysOf, hoursOf, rangeOf, servicesOf, startOfDay } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'

type Trend = OutputOf<typeof dashboard.trend>
type TrendAsked = z.output<typeof dashboard.trend.input>

/** What a measure adds up, and the list of its orders. */
const measures: Record<Trend['measure'], { sum: Sum; list: Record<string, string> }> = {
  placed: { sum: 'placed', list: {} },
  paid: { sum: 'paid', list: { dayOf: 'paid' } },
  completed: { sum: 'completed', list: { queue: 'completed' } },
  cancelled: { sum: 'cancelled', list: { queue: 'cancelled' } },
  gmvFen: { sum: 'gmv_fen', list: { dayOf: 'paid' } },
}

const week = [1, 2, 3, 4, 5, 6, 7] as const

export const trend = handle(dashboard.trend, shareBlock(dashboard.trend, {}, readTrend))

export async function readTrend(context: QueryContext, asked: TrendAsked): Promise<Trend> {
  const now = Date.now()
  const { by, measure } = asked
  const slices = slicesOf(asked, now)
  const { sum, list } = measures[measure]
  const values = await readValues(context, asked, { slices, sum })
  const at = (since: number, earlier: number) => total(values(since, earlier))
  return {
    asOf: now,
    measure,
    by,
    points: pointsOf(asked, slices).map(({ since, until }) => {
      const own = since <= now ? values(since, 0) : null
      const average = week.reduce((sum, earlier) => sum + at(since, earlier), 0) / week.length
      return {
        since,
        until,
        value: own && total(own),
        services: own ?? {},
        yesterday: at(since, 1),
        lastWeek: at(since, 7),
        weekAverage: Math.round(average * 10) / 10,
      }
    }),
    lists: slices.flatMap(({ services: of, since, until }) =>
      of.map(service => ordersOf(service, asked, { ...list, since, until })),
    ),
  }
}

/** Each service within its own days: the rides of a day begin later. */
function slicesOf(asked: TrendAsked, now: number): Slice[] {
  const days = daysOf(asked, now)
  if (asked.by === 'hour') return days.map(each => ({ services: each.services, ...rangeOf(each) }))
  // Days of the calendar, also while that of the rides has not begun.
  const [shown] = daysOf({ ...asked, service: asked.service ?? 'food' }, now)
  return servicesOf(asked).map(service => ({
    services: [service],
    ...rangeOf({ firstHour: firstHour[service], first: shown?.first ?? '', last: shown?.last ?? '' }),
  }))
}

/** Hours, or days; of several services together those of the calendar. */
function pointsOf({ by }: TrendAsked, slices: readonly Slice[]): Span[] {
  if (by === 'hour') return hoursOf(slices)
  const since = Math.min(...slices.map(slice => slice.since))
  const [{ since: from = 0, until = 0 } = {}] = slices
  return Array.from({ length: (until - from) / dayMs }, (_, day) => ({
    since: since + day * dayMs,
    until: since + (day + 1) * dayMs,
  }))
}

type ByService = Partial<Record<Service, number>>

/** Answers what each service has at the start of an hour or a day so many days earlier, of those whose day it is. */
async function readValues(
  { db, caller }: QueryContext,
  asked: TrendAsked,
  { slices, sum }: { slices: readonly Slice[]; sum: Sum },
): Promise<(since: number, earlier: number) => ByService> {
  const table = asked.by === 'hour' ? ('order_hours' as const) : ('order_days' as const)
  const reader = { db, caller, cityCode: asked.cityCode }
  // Rows of days may begin at midnight, whenever the day of their service does.
  const wider = asked.by === 'hour' ? 0 : dayMs
  const read = slices.map(slice => ({
    tag: 'all',
    table,
    services: slice.services,
    until: slice.until,
    since: slice.since - week.length * dayMs - wider,
  }))
  const rows = await readSums(reader, read, { byTime: true, sums: [sum] })
  const found = new Map<number, ByService>()
  for (const row of rows) {
    const start = asked.by === 'hour' ? row.at : startOfPoint(asked, row)
    found.set(start, { ...found.get(start), [row.service]: row[sum] })
  }
  return (since, earlier) => {
    const values = found.get(since - earlier * dayMs) ?? {}
    if (asked.by === 'day') return values
    const isOpen = ({ since: from, until }: Slice) => since >= from && since < until
    const open = slices.filter(isOpen).flatMap(slice => slice.services)
    return Object.fromEntries(Object.entries(values).filter(([service]) => open.includes(service as Service)))
  }
}

/** A business day counts for the calendar's day it began on, unless its service is asked for alone. */
function startOfPoint({ service }: TrendAsked, row: { at: number; service: Service }): number {
  const day = shanghaiDay(row.at)
  return service ? startOfDay(service, day) : startOfShanghaiDay(day)
}

function total(values: ByService): number {
  return services.reduce((sum, service) => sum + (values[service] ?? 0), 0)
}
