import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type ByPeriod, compared } from '#server/dashboard/compared.ts'
import { type Reader, readSums, type Sum } from '#server/dashboard/figures/index.ts'
import { listOf, ordersOfDays } from '#server/dashboard/lists.ts'
import {
  type Asked,
  calendarDaysOf,
  type Days,
  daysOf,
  earlierDays,
  spanOf,
  wholeDays,
} from '#server/dashboard/period.ts'
import { readShared } from '#server/dashboard/shared.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { type Booked, bookedSums, complaintRate, definitions, orderSums, type Sums } from './definitions.ts'
import { type People, permissionsOfPeople, readPeople } from './people.ts'

type Kpis = OutputOf<typeof dashboard.kpi>
type KpiFigure = Kpis['figures'][number]
/** The sums, which cost the most, depend on no permission: all with the same cities share them. */
const sharePeriods = readShared(`${dashboard.kpi.name}.sums`, {}, readPeriods)
const sharePeople = readShared(`${dashboard.kpi.name}.people`, { permissions: permissionsOfPeople }, readPeople)
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

function makeKpis(
  asked: Asked,
  { asOf, days, bookedDays, booked, ...sums }: Periods,
  { sees, figures: ofPeople }: People,
): Kpis {
  const isRunning = days.some(each => each.isRunning)
  const figures = [...definitions, ...(sees.complaints ? [complaintRate] : [])].map(
    ({ key, unit, of, rows, list, base = rows, changes = false }): KpiFigure => ({
      key,
      ...compared(sums, { unit, of, base, isStillChanging: changes && isRunning }),
      count: rows(sums.now),
      lists: ordersOfDays(asked, days, list),
    }),
  )
  const ofIncome = sees.income ? incomeFigures(asked, bookedDays, booked) : []
  return { asOf, span: spanOf(days, asOf), figures: [...figures, ...ofIncome, ...ofPeople] }
}

type Periods = ByPeriod<Sums> & { asOf: number; days: readonly Days[]; bookedDays: Days; booked: ByPeriod<Booked> }

async function readPeriods({ db, caller }: QueryContext, asked: Asked): Promise<Periods> {
  const now = Date.now()
  const [days, bookedDays] = [daysOf(asked, now), calendarDaysOf(asked, now)]
  const reader = { db, caller, cityCode: asked.cityCode }
  const [sums, booked] = await Promise.all([
    sumsOf(reader, { days, now }, orderSums),
    sumsOf(reader, { days: [bookedDays], now }, bookedSums),
  ])
  return { asOf: now, days, bookedDays, booked, ...sums }
}

/** Sums of these days, and of the same ones a day and a week earlier. */
async function sumsOf<Name extends Sum>(
  reader: Reader,
  { days, now }: { days: readonly Days[]; now: number },
  sums: readonly Name[],
): Promise<ByPeriod<Record<Name, number>>> {
  const slices = [
    ...days.map(each => wholeDays('now', each)),
    ...days.flatMap(each => earlierDays('yesterday', each, 1, now)),
    ...days.flatMap(each => earlierDays('lastWeek', each, 7, now)),
  ]
  const rows = await readSums(reader, slices, { sums })
  const total = (tag: keyof ByPeriod<unknown>) =>
    addUp(
      rows.filter(row => row.tag === tag),
      sums,
    )
  return { now: total('now'), yesterday: total('yesterday'), lastWeek: total('lastWeek') }
}

/** Sums of several services together. */
export function addUp<Name extends Sum>(rows: readonly Record<Name, number>[], names: readonly Name[]) {
  const sums = names.map(name => [name, rows.reduce((sum, row) => sum + row[name], 0)])
  return Object.fromEntries(sums) as Record<Name, number>
}

/** What the platform earned by settlements, and how much that is of what all parties got. */
function incomeFigures(asked: Asked, { services, first, last }: Days, periods: ByPeriod<Booked>): KpiFigure[] {
  const filters = { queue: 'all', cityCode: asked.cityCode || undefined, from: first, to: last }
  const lists = services.map(service => ({ ...listOf('settlements.list', { ...filters, service }), service }))
  const figure = (
    key: 'incomeFen' | 'takeShare',
    unit: KpiFigure['unit'],
    of: (sums: Booked) => number | null,
  ): KpiFigure => ({
    key,
    ...compared(periods, { unit, of, base: sums => sums.settled }),
    count: periods.now.settled,
    lists,
  })
  return [
    figure('incomeFen', 'fen', sums => sums.income_fen),
    figure('takeShare', 'share', sums => shareOf(sums.income_fen, sums.settled_fen)),
  ]
}
