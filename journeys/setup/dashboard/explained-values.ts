import { sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import { startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import type { Kpi } from '#contract/dashboard/names.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { waitBounds } from '#server/dashboard/figures/index.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'
import { type KnownLists, type Listed, rowsOf, type Said, sumOf } from './explained.ts'

/** What the columns of listed orders say of them, besides what their lists show. */
type Stages = {
  waited: number | null
  couldBeTaken: boolean
  begun: number | null
  served: number | null
  isLate: boolean
  isCompleted: boolean
}
type Given = { rows: Readonly<Record<Kpi, readonly Listed[]>>; stages: ReadonlyMap<number, Stages> }

const paid = ({ paidFen }: Listed) => paidFen
const refunded = ({ refundedFen }: Listed) => refundedFen
const ofParty = (wanted: (party: string) => boolean) => (row: Listed) =>
  row.parts.reduce((sum, { party, amountFen }) => sum + (wanted(party) ? amountFen : 0), 0)
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
const whole = (value: number | null) => (value === null ? null : Math.round(value))
const stagesOf = ({ rows, stages }: Given, key: Kpi) => rows[key].flatMap(({ id }) => stages.get(id) ?? [])

function meanOf(given: Given, key: Kpi, of: (stages: Stages) => number | null): number | null {
  const values = stagesOf(given, key).map(stages => of(stages) ?? Number.NaN)
  const sum = values.reduce((all, value) => all + value, 0)
  return whole(share(sum, values.length))
}

function percentileOf(given: Given, key: Kpi, part: number): number | null {
  const waits = stagesOf(given, key).map(({ waited }) => waited ?? Number.NaN)
  return waits.toSorted((one, other) => one - other)[Math.ceil(part * waits.length) - 1] ?? null
}

const ended = (rows: Given['rows']) => rows.completedShare.length + rows.cancelledShare.length
const counted = (key: Kpi) => (given: Given) => given.rows[key].length

/** Each figure from the rows of its list alone, and of others where it is a share of them. */
const valuesOf: Readonly<Record<Kpi, (given: Given) => number | null>> = {
  gmvFen: ({ rows }) => sumOf(rows.gmvFen, paid),
  netFen: ({ rows }) => sumOf(rows.netFen, paid) - sumOf(rows.netFen, refunded),
  placed: counted('placed'),
  valid: counted('valid'),
  completedShare: ({ rows }) => share(rows.completedShare.length, ended(rows)),
  cancelledShare: ({ rows }) => share(rows.cancelledShare.length, ended(rows)),
  lostFen: ({ rows }) => sumOf(rows.lostFen, paid),
  dispatchSeconds: given => meanOf(given, 'dispatchSeconds', ({ waited }) => waited),
  dispatchMedian: given => percentileOf(given, 'dispatchMedian', 0.5),
  dispatchNinetieth: given => percentileOf(given, 'dispatchNinetieth', 0.9),
  quickShare: given =>
    share(given.rows.quickShare.length, stagesOf(given, 'placed').filter(({ couldBeTaken }) => couldBeTaken).length),
  beginSeconds: given => meanOf(given, 'beginSeconds', ({ begun }) => begun),
  serveSeconds: given => meanOf(given, 'serveSeconds', ({ served }) => served),
  onTimeShare: given =>
    share(stagesOf(given, 'onTimeShare').filter(({ isLate }) => !isLate).length, given.rows.onTimeShare.length),
  perOrderFen: ({ rows }) =>
    whole(share(sumOf(rows.netFen, paid) - sumOf(rows.netFen, refunded), rows.perOrderFen.length)),
  incomeFen: ({ rows }) =>
    sumOf(
      rows.incomeFen,
      ofParty(party => party === 'platform'),
    ),
  takeShare: ({ rows }) =>
    share(
      sumOf(
        rows.takeShare,
        ofParty(party => party === 'platform'),
      ),
      sumOf(
        rows.takeShare,
        ofParty(() => true),
      ),
    ),
  refundShare: ({ rows }) => share(sumOf(rows.refundShare, refunded), sumOf(rows.gmvFen, paid)),
  complaintRate: given =>
    share(
      given.rows.complaintRate.length * 1000,
      stagesOf(given, 'placed').filter(({ isCompleted }) => isCompleted).length,
    ),
  newCustomers: counted('newCustomers'),
  online: counted('online'),
  busy: counted('busy'),
  busyShare: ({ rows }) => share(rows.busyShare.length, rows.online.length),
}

/** Percentiles are known by their class. */
const inClasses: readonly Kpi[] = ['dispatchMedian', 'dispatchNinetieth']

function said(key: Kpi, value: number | null): number | null {
  if (value === null) return null
  if (inClasses.includes(key)) return waitBounds.findIndex(bound => value <= bound)
  return Math.round(value * 1e6) / 1e6
}

const [minuteMs, dayMs] = [60_000, 86_400_000]
/** Of people and settlements the past has no list of now. */
const ofOrders = ({ lists }: { lists: readonly ListLink[] }) =>
  lists.every(({ operation }) => operation === 'orders.list')

type Kpis = OutputOf<typeof dashboard.kpi>
type Compared = 'value' | 'yesterday' | 'lastWeek'
const daysBefore: Readonly<Record<Compared, number>> = { value: 0, yesterday: 1, lastWeek: 7 }

/** The figures of today and what the orders of their lists add up to; of earlier days, of those until the same minute. */
export async function valuesBy({ db }: TestServer, desk: Desk, of: Compared): Promise<Said[]> {
  const { figures, asOf } = await desk.call(dashboard.kpi, {})
  const shown = of === 'value' ? figures : figures.filter(ofOrders)
  const rows = await rowsByKey(desk, shown, list => shifted(list, { asOf, days: daysBefore[of] }))
  const ids = rows.placed.map(({ id }) => id).concat(rows.onTimeShare.map(({ id }) => id))
  const given = { rows, stages: await stagesOfOrders(db, ids) }
  // What orders under way still change is compared with nothing; the rows of its list are part of others.
  const known = of === 'value' ? shown : shown.filter(({ isStillChanging }) => !isStillChanging)
  return known.map(figure => ({
    what: `${of} of ${figure.key}`,
    value: said(figure.key, figure[of]),
    listed: said(figure.key, valuesOf[figure.key](given)),
  }))
}

async function rowsByKey(desk: Desk, figures: Kpis['figures'], shift: (list: ListLink) => ListLink) {
  const known: KnownLists = new Map()
  const each = await Promise.all(
    figures.map(async ({ key, lists }) => [key, await rowsOf(desk, lists.map(shift), known)] as const),
  )
  return Object.fromEntries(each) as Record<Kpi, Listed[]>
}

/** The list of the same day so many days before, until the same minute. */
function shifted(list: ListLink, { asOf, days }: { asOf: number; days: number }): ListLink {
  if (days === 0) return list
  const { firstDay, lastDay, since, ...input } = list.input
  const start = firstDay === undefined ? Number(since) : startOfShanghaiDay(String(firstDay))
  const until = Math.floor(asOf / minuteMs) * minuteMs
  return { ...list, input: { ...input, since: start - days * dayMs, until: until - days * dayMs } }
}

async function stagesOfOrders(db: TestServer['db'], ids: readonly number[]): Promise<Map<number, Stages>> {
  const seconds = (from: string, to: string) => sql`round(extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}))::int`
  const { rows } = await sql<Stages & { id: number }>`
    select id, waiting_at is not null as "couldBeTaken", ${seconds('waiting_at', 'taken_at')} as waited,
      ${seconds('taken_at', 'begun_at')} as begun, ${seconds('begun_at', 'served_at')} as served,
      coalesce(is_late, false) as "isLate", (select is_completed from order_facts(orders)) as "isCompleted"
    from orders where id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, ...stages }) => [id, stages]))
}
