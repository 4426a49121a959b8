import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type ByPeriod, compared } from '#server/dashboard/compared.ts'
import { figureTables, readSums, type Sum } from '#server/dashboard/figures/index.ts'
import { listOf, ordersOfDays } from '#server/dashboard/lists.ts'
import { type Asked, type Days, daysOf, earlierDays, spanOf, wholeDays } from '#server/dashboard/period.ts'
import { readShared } from '#server/dashboard/shared.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import { handle } from '#server/kit/handle.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { complaintRate, definitions, type Sums } from './definitions.ts'
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

function makeKpis(asked: Asked, { asOf, days, ...sums }: Periods, { sees, figures: ofPeople }: People): Kpis {
  const isRunning = days.some(each => each.isRunning)
  const figures = [...definitions, ...(sees.complaints ? [complaintRate] : [])].map(
    ({ key, unit, of, rows, list, base = rows, changes = false }): KpiFigure => ({
      key,
      ...compared(sums, { unit, of, base, isStillChanging: changes && isRunning }),
      count: rows(sums.now),
      lists: ordersOfDays(asked, days, list),
    }),
  )
  const ofIncome = sees.income ? incomeFigures(asked, days, sums) : []
  return { asOf, span: spanOf(days, asOf), figures: [...figures, ...ofIncome, ...ofPeople] }
}

type Periods = ByPeriod<Sums> & { asOf: number; days: readonly Days[] }

async function readPeriods({ db, caller }: QueryContext, asked: Asked): Promise<Periods> {
  const now = Date.now()
  const days = daysOf(asked, now)
  const rows = await readSums({ db, caller, cityCode: asked.cityCode }, [
    ...days.map(each => wholeDays('now', each)),
    ...days.flatMap(each => earlierDays('yesterday', each, 1, now)),
    ...days.flatMap(each => earlierDays('lastWeek', each, 7, now)),
  ])
  const total = (tag: keyof ByPeriod<Sums>) =>
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

/** What the platform earned by settlements, and how much that is of what all parties got. */
function incomeFigures(asked: Asked, days: readonly Days[], periods: ByPeriod<Sums>): KpiFigure[] {
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
  const figure = (
    key: 'incomeFen' | 'takeShare',
    unit: KpiFigure['unit'],
    of: (sums: Sums) => number | null,
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
