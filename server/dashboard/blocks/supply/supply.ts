import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import type { WorkerKind } from '#contract/base/machine.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { forecastWeeks } from '#contract/dashboard/names.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { workers } from '#contract/people/workers.ts'
import type { SettingKey } from '#contract/settings/registry.ts'
import { readSums } from '#server/dashboard/figures/index.ts'
import { ordersOf } from '#server/dashboard/lists.ts'
import { ofCity, onDutyNow, workersOf } from '#server/dashboard/on-duty.ts'
import { type Asked, daysOf, hoursOf, rangeOf } from '#server/dashboard/period.ts'
import { shareBlock } from '#server/dashboard/shared.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { knownWeeks, type Staffing, viewHours } from './forecast.ts'

const loadSettings = {
  rider: 'orders.loadRider',
  chauffeur: 'orders.loadChauffeur',
  companion: 'orders.loadCompanion',
} as const satisfies Record<WorkerKind, SettingKey>
const uses = { settings: Object.values(loadSettings), permissions: [workers.list.needs] }

const readSupply = shareBlock(dashboard.supply, uses, async (context, question) => {
  const now = Date.now()
  const kind = (question.service && planOf(question.service).worker) ?? 'rider'
  const ofKind = services.filter(service => planOf(service).worker === kind)
  const asked = { ...question, service: question.service ?? ofKind[0] ?? null, from: question.to }
  const hours = hoursOf(daysOf(asked, now).map(rangeOf))
  const [since, until] = [hours[0]?.since ?? 0, hours.at(-1)?.until ?? 0]
  const demand = await readDemand(context, asked, { ofKind, since, until })
  const staffing = await readStaffing(context, asked, { kind, since, until })
  // The setting is for ten on duty.
  const ratio = context.setting(loadSettings[kind]) / 10
  const known = { since, until, now, ratio, demand, staffing }
  const seesWorkers = may(context.caller, workers.list.needs)
  return {
    asOf: now,
    kind,
    ratio,
    weeks: knownWeeks(known).length,
    hours: viewHours(hours, known),
    lists: ofKind.map(service => ordersOf(service, asked, { since, until })),
    workers: seesWorkers ? [workersOf(kind, asked)] : [],
    onDuty: seesWorkers && since <= now && now < until ? await readOnDuty(context, asked) : null,
  }
})

export const supply = handle(dashboard.supply, readSupply)

async function readOnDuty(context: QueryContext, asked: Asked) {
  const { online: count, lists } = await onDutyNow(context, asked)
  return { count, lists }
}

type Within = { since: number; until: number }

/** Each of the days: the requested one, and those of the weeks before. */
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
    select at, round(sum(online::numeric / samples), 1)::float8 as online, round(sum(busy::numeric / samples), 1)::float8 as busy,
      bool_and(online = 0 or on_duty <> '{}') as "hasWorkerList"
    from worker_hours where kind = ${kind} and (${sql.join(days, sql` or `)})
      and ${inCities('worker_hours.city_code', caller)} ${ofCity(asked)} group by at`.execute(db)
  return new Map(rows.map(({ at, ...staffing }) => [at, staffing]))
}
