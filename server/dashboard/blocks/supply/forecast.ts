import { dayMs } from '#contract/base/durations.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { forecastWeeks } from '#contract/dashboard/names.ts'
import type { Span } from '#contract/dashboard/span.ts'
import { shareOf } from '#server/dashboard/shares.ts'

type Hour = OutputOf<typeof dashboard.supply>['hours'][number]
/** `hasWorkerList`: it is kept who was on duty. */
export type Staffing = { online: number; busy: number; hasWorkerList: boolean }

/** By the start of the hour, of the requested day and of the same weekday of the weeks before. */
export type Known = Span & {
  now: number
  ratio: number
  demand: ReadonlyMap<number, number>
  staffing: ReadonlyMap<number, Staffing>
}

/** The hours of a day; those to come by their forecast. */
export function viewHours(hours: readonly Span[], known: Known): Hour[] {
  let before: number | null = null
  return hours.map(span => {
    const { view, load } = viewHour(span, known)
    const isRising = view.isShort && (before === null || load === null || load > before)
    before = load
    return { ...view, isRising }
  })
}

function viewHour({ since, until }: Span, known: Known): { view: Omit<Hour, 'isRising'>; load: number | null } {
  const { now, demand, staffing, ratio } = known
  const isOver = since <= now
  const orders = isOver ? (demand.get(since) ?? 0) : null
  const there = isOver ? staffing.get(since) : undefined
  const forecast = forecastOf(since, known)
  const [asks, has] = isOver ? [orders, there?.online ?? null] : [forecast?.demand ?? null, forecast?.supply ?? null]
  const load = asks === null || has === null ? null : shareOf(asks, has)
  const view = {
    since,
    until,
    demand: orders,
    supply: there?.online ?? null,
    busy: there?.busy ?? null,
    hasWorkerList: there?.hasWorkerList ?? false,
    perWorker: isOver ? load : null,
    forecast,
    isShort: has === 0 ? (asks ?? 0) > 0 : load !== null && load > ratio,
  }
  return { view, load }
}

/** The weeks before of whose day there is a figure at all. */
export function knownWeeks({ demand, since, until }: Known): number[] {
  const weeks = Array.from({ length: forecastWeeks }, (_, week) => (week + 1) * 7 * dayMs)
  return weeks.filter(earlier => [...demand.keys()].some(at => at >= since - earlier && at < until - earlier))
}

/** The mean of the same hour and weekday of those weeks. */
function forecastOf(since: number, known: Known): Hour['forecast'] {
  const { demand, staffing } = known
  const weeks = knownWeeks(known)
  if (weeks.length === 0) return null
  const supplies = weeks.map(earlier => staffing.get(since - earlier)?.online).filter(online => online !== undefined)
  return {
    demand: mean(weeks.map(earlier => demand.get(since - earlier) ?? 0)),
    supply: supplies.length > 0 ? mean(supplies) : null,
    weeks: weeks.length,
  }
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
}
