import type { OutputOf } from '#contract/base/operation.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { figureUnits, Kpi } from '#contract/dashboard/figures.ts'
import type { ListLink } from '#contract/dashboard/question.ts'
import { settlements } from '#contract/money/settlements.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { customersAdded } from '#server/dashboard/customers.ts'
import { listOf, ordersOfDays } from '#server/dashboard/lists.ts'
import { onDutyBefore, onDutyNow } from '#server/dashboard/on-duty.ts'
import {
  type Asked,
  type Days,
  dayMs,
  daysOf,
  earlierDays,
  midnight,
  spanOf,
  wholeDays,
} from '#server/dashboard/period.ts'
import { readShared } from '#server/dashboard/shared.ts'
import { figureTables, readSums, type Sum } from '#server/figures/index.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'

type Kpis = OutputOf<typeof dashboard.kpi>
type KpiFigure = Kpis['figures'][number]
type Sums = Record<Sum, number>
type Filters = Parameters<typeof ordersOfDays>[2]

type Definition = {
  key: Kpi
  unit: (typeof figureUnits)[number]
  of: (sums: Sums) => number | null
  /** The sum that the rows of its list make. */
  rows: Sum
  list: Filters
}

export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

const completed = { dayOf: 'paid', queue: 'completed' }
const cancelled = { dayOf: 'paid', queue: 'cancelled' }

/** What sums of orders say. Each number stands for the rows of its list. */
const definitions: readonly Definition[] = [
  { key: 'gmvFen', unit: 'fen', of: sums => sums.gmv_fen, rows: 'paid', list: { dayOf: 'paid' } },
  { key: 'netFen', unit: 'fen', of: sums => sums.gmv_fen - sums.refunded_fen, rows: 'paid', list: { dayOf: 'paid' } },
  { key: 'placed', unit: 'count', of: sums => sums.placed, rows: 'placed', list: {} },
  { key: 'valid', unit: 'count', of: sums => sums.valid, rows: 'valid', list: { dayOf: 'paid', valid: true } },
  {
    key: 'completedShare',
    unit: 'share',
    of: sums => shareOf(sums.paid_completed, sums.paid),
    rows: 'paid_completed',
    list: completed,
  },
  {
    key: 'cancelledShare',
    unit: 'share',
    of: sums => shareOf(sums.paid_cancelled, sums.paid),
    rows: 'paid_cancelled',
    list: cancelled,
  },
  { key: 'lostFen', unit: 'fen', of: sums => sums.lost_fen, rows: 'paid_cancelled', list: cancelled },
  {
    key: 'dispatchSeconds',
    unit: 'seconds',
    of: sums => rounded(shareOf(sums.dispatch_seconds, sums.dispatched)),
    rows: 'taken',
    list: { reached: 'taken' },
  },
  {
    key: 'onTimeShare',
    unit: 'share',
    of: sums => shareOf(sums.served - sums.late, sums.served),
    rows: 'served',
    list: { dayOf: 'served', lateness: 'any' },
  },
  {
    key: 'perOrderFen',
    unit: 'fen',
    of: sums => rounded(shareOf(sums.gmv_fen - sums.refunded_fen, sums.valid)),
    rows: 'valid',
    list: { dayOf: 'paid', valid: true },
  },
  {
    key: 'refundShare',
    unit: 'share',
    of: sums => shareOf(sums.refunded_fen, sums.gmv_fen),
    rows: 'refunded',
    list: { dayOf: 'paid', refunded: true },
  },
]

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value)
}

/** Who sees which people decides over the new customers. */
const permissions = [settlements.list.needs, users.list.needs, workers.list.needs, 'staff.view', 'users.view']

/** The sums, which cost the most, depend on no permission: all with the same cities share them. */
const sharePeriods = readShared(`${dashboard.kpi.name}.sums`, {}, readPeriods)
const sharePeople = readShared(`${dashboard.kpi.name}.people`, { permissions }, readPeople)
/** By what they are made of, so that those who share both get the same object. */
const made = new WeakMap<Periods, WeakMap<People, Kpis>>()

export const kpi = handle(dashboard.kpi, async (context, asked) => {
  const [periods, people] = await Promise.all([sharePeriods(context, asked), sharePeople(context, asked)])
  const ofPeriods = made.get(periods) ?? new WeakMap<People, Kpis>()
  made.set(periods, ofPeriods)
  const known = ofPeriods.get(people) ?? Object.freeze(makeKpis(asked, periods, people))
  ofPeriods.set(people, known)
  return known
})

export async function readKpis(context: QueryContext, asked: Asked): Promise<Kpis> {
  return makeKpis(asked, await readPeriods(context, asked), await readPeople(context, asked))
}

function makeKpis(asked: Asked, { asOf, days, ...sums }: Periods, { seesIncome, figures: ofPeople }: People): Kpis {
  const figures = definitions.map(
    ({ key, unit, of, rows, list }): KpiFigure => ({
      key,
      unit,
      value: of(sums.now),
      yesterday: of(sums.yesterday),
      lastWeek: of(sums.lastWeek),
      count: sums.now[rows],
      lists: ordersOfDays(asked, days, list),
    }),
  )
  const ofIncome = seesIncome ? [income(asked, days, sums)] : []
  return { asOf, span: spanOf(days, asOf), figures: [...figures, ...ofIncome, ...ofPeople] }
}

type ByPeriod = Record<'now' | 'yesterday' | 'lastWeek', Sums>
type Periods = ByPeriod & { asOf: number; days: readonly Days[] }

async function readPeriods({ db, caller }: QueryContext, asked: Asked): Promise<Periods> {
  const now = Date.now()
  const days = daysOf(asked, now)
  const rows = await readSums({ db, caller, cityCode: asked.cityCode }, [
    ...days.map(each => wholeDays('now', each)),
    ...days.flatMap(each => earlierDays('yesterday', each, 1, now)),
    ...days.flatMap(each => earlierDays('lastWeek', each, 7, now)),
  ])
  const total = (tag: keyof ByPeriod) =>
    addUp(
      rows.filter(row => row.tag === tag),
      sumNames,
    )
  return { asOf: now, days, now: total('now'), yesterday: total('yesterday'), lastWeek: total('lastWeek') }
}

/** Sums of several services together. */
export function addUp<Name extends Sum>(rows: readonly Record<Name, number>[], names: readonly Name[]) {
  const sums = names.map(name => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  return Object.fromEntries(sums) as Record<Name, number>
}
const sumNames = Object.keys(figureTables.order_hours.measures) as Sum[]

function income(asked: Asked, days: readonly Days[], { now, yesterday, lastWeek }: ByPeriod): KpiFigure {
  const lists = days.flatMap(({ services, first, last }) =>
    services.map(service => ({
      ...listOf('settlements.list', {
        queue: 'all',
        service,
        cityCode: asked.cityCode || undefined,
        from: first,
        to: last,
      }),
      service,
    })),
  )
  const values = { value: now.income_fen, yesterday: yesterday.income_fen, lastWeek: lastWeek.income_fen }
  return { key: 'incomeFen', unit: 'fen', ...values, count: now.settled, lists }
}

type People = { seesIncome: boolean; figures: readonly KpiFigure[] }

/** New customers, which belong to no service, and workers on duty. */
async function readPeople(context: QueryContext, asked: Asked): Promise<People> {
  const now = Date.now()
  const days = daysOf(asked, now)
  const seesCustomers = may(context.caller, users.list.needs) && !asked.service
  const figures = [
    ...(seesCustomers ? [await newCustomers(context, asked, days, now)] : []),
    ...(may(context.caller, workers.list.needs) ? await readOnDuty(context, asked, now) : []),
  ]
  return { seesIncome: may(context.caller, settlements.list.needs), figures }
}

async function newCustomers(
  context: QueryContext,
  asked: Asked,
  days: readonly Days[],
  now: number,
): Promise<KpiFigure> {
  const first = days[0]?.first ?? shanghaiDay(now)
  const last = days[0]?.last ?? first
  const [since, end] = [midnight(first), midnight(last) + dayMs]
  const until = Math.min(end, now)
  const added = (earlier: number, before: number) =>
    customersAdded(context, asked.cityCode, { since: since - earlier * dayMs, until: before - earlier * dayMs })
  const value = await added(0, end)
  const [yesterday, lastWeek] = [await added(1, until), await added(7, until)]
  const lists = [listOf('users.list', { kind: 'customer', since, until: end, cityCode: asked.cityCode || undefined })]
  return { key: 'newCustomers', unit: 'count', value, yesterday, lastWeek, count: value, lists }
}

async function readOnDuty(context: QueryContext, asked: Asked, now: number): Promise<KpiFigure[]> {
  const current = await onDutyNow(context, asked)
  const yesterday = await onDutyBefore(context, asked, now - dayMs)
  const lastWeek = await onDutyBefore(context, asked, now - 7 * dayMs)
  const figure = (key: 'online' | 'busy', lists: ListLink[]): KpiFigure => ({
    key,
    unit: 'count',
    value: current[key],
    yesterday: yesterday[key],
    lastWeek: lastWeek[key],
    count: lists.length > 0 ? current[key] : null,
    lists,
  })
  return [figure('online', current.lists), figure('busy', [])]
}
