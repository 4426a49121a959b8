import { sql } from 'kysely'
import type { WorkerKind } from '#contract/base/machine.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { forecastWeeks, shortageRatio } from '#contract/dashboard/supply.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { workers } from '#contract/people/workers.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { ofCity, onDutyNow } from '#server/dashboard/on-duty.ts'
import { type Asked, dayMs, hoursOf } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { readSums } from '#server/figures/index.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { shareOf } from './kpi.ts'

type Supply = OutputOf<typeof dashboard.supply>
type Hour = Supply['hours'][number]
type Staffing = { online: number; busy: number }

const permissions = [workers.list.needs]

const readSupply = shareBlock(dashboard.supply, { permissions }, async (context, question) => {
  const now = Date.now()
  const kind = (question.service && planOf(question.service).worker) ?? 'rider'
  const ofKind = services.filter(service => planOf(service).worker === kind)
  const asked = { ...question, service: question.service ?? ofKind[0] ?? null, from: question.to }
  const hours = hoursOf(asked, now)
  const [since, until] = [hours[0]?.since ?? 0, hours.at(-1)?.until ?? 0]
  const demand = await readDemand(context, asked, { ofKind, since, until })
  const staffing = await readStaffing(context, asked, { kind, since, until })
  const seesWorkers = may(context.caller, workers.list.needs)
  const current = seesWorkers ? await onDutyNow(context, asked, [kind]) : { online: 0, busy: 0, lists: [] }
  return {
    asOf: now,
    kind,
    ratio: shortageRatio[kind],
    forecastWeeks,
    hours: hours.map(hour => viewHour(hour, { now, demand, staffing, ratio: shortageRatio[kind], since, until })),
    lists: ofKind.map(service => ordersOf(service, asked, { since, until })),
    now: current,
  }
})

export const supply = handle(dashboard.supply, readSupply)

type Known = {
  now: number
  ratio: number
  since: number
  until: number
  demand: ReadonlyMap<number, number>
  staffing: ReadonlyMap<number, Staffing>
}

function viewHour({ since, until }: { since: number; until: number }, known: Known): Hour {
  const { now, demand, staffing, ratio } = known
  const isOver = since <= now
  const orders = isOver ? (demand.get(since) ?? 0) : null
  const there = isOver ? staffing.get(since) : undefined
  const forecast = forecastOf(since, known)
  const [asks, has] = isOver ? [orders, there?.online ?? null] : [forecast?.demand ?? null, forecast?.supply ?? null]
  const perWorker = asks === null || has === null ? null : shareOf(asks, has)
  return {
    since,
    until,
    demand: orders,
    supply: there?.online ?? null,
    busy: there?.busy ?? null,
    perWorker: isOver ? perWorker : null,
    forecast,
    isShort: has === 0 ? (asks ?? 0) > 0 : perWorker !== null && perWorker > ratio,
  }
}

/** The mean of the same hour and weekday of the weeks before; a week without a single figure on that day is not known. */
function forecastOf(since: number, { demand, staffing, since: start, until }: Known): Hour['forecast'] {
  const weeks = Array.from({ length: forecastWeeks }, (_, week) => (week + 1) * 7 * dayMs)
  const known = weeks.filter(earlier => [...demand.keys()].some(at => at >= start - earlier && at < until - earlier))
  if (known.length === 0) return null
  const mean = (values: readonly number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10
  const supplies = known.map(earlier => staffing.get(since - earlier)?.online).filter(online => online !== undefined)
  return {
    demand: mean(known.map(earlier => demand.get(since - earlier) ?? 0)),
    supply: supplies.length > 0 ? mean(supplies) : null,
    weeks: known.length,
  }
}

type Within = { since: number; until: number }

/** Each of the days: the asked one, and those of the weeks before. */
function daysBefore({ since, until }: Within): Within[] {
  return Array.from({ length: forecastWeeks + 1 }, (_, week) => week * 7 * dayMs).map(earlier => ({
    since: since - earlier,
    until: until - earlier,
  }))
}

async function readDemand(
  { db, caller }: QueryContext,
  { cityCode }: Asked,
  { ofKind, ...within }: Within & { ofKind: readonly Service[] },
): Promise<Map<number, number>> {
  const slices = daysBefore(within).map(day => ({
    ...day,
    tag: 'all',
    table: 'order_hours' as const,
    services: ofKind,
  }))
  const rows = await readSums({ db, caller, cityCode }, slices, { byTime: true, sums: ['placed'] })
  const demand = new Map<number, number>()
  for (const { at, placed } of rows) demand.set(at, (demand.get(at) ?? 0) + placed)
  return demand
}

async function readStaffing(
  { db, caller }: QueryContext,
  asked: Asked,
  { kind, ...within }: Within & { kind: WorkerKind },
): Promise<Map<number, Staffing>> {
  const days = daysBefore(within).map(({ since, until }) => sql`at >= ${new Date(since)} and at < ${new Date(until)}`)
  const { rows } = await sql<{ at: number } & Staffing>`
    select at, round(sum(online::numeric / samples), 1)::float8 as online, round(sum(busy::numeric / samples), 1)::float8 as busy
    from worker_hours where kind = ${kind} and (${sql.join(days, sql` or `)})
      and ${inCities('worker_hours.city_code', caller)} ${ofCity(asked)} group by at`.execute(db)
  return new Map(rows.map(({ at, online, busy }) => [at, { online, busy }]))
}
