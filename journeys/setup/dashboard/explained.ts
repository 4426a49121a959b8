import type { InputOf, Operation } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type ListLink, listsOfCell, listsOfPoint } from '#contract/dashboard/question.ts'
import { operations } from '#contract/operations.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import type { Desk } from '../orders/desk.ts'

type Row = Pick<OrderRow, 'paidFen' | 'refundedFen'>
type Question = InputOf<typeof dashboard.kpi>

/** A number of the dashboard and the lists whose rows it counts. */
export type Explained = { what: string; value: number; lists: readonly ListLink[] }

/** All rows of lists, page by page. */
export async function rowsOf(desk: Desk, lists: readonly ListLink[]): Promise<Row[]> {
  return (await Promise.all(lists.map(list => rowsOfOne(desk, list)))).flat()
}

async function rowsOfOne(desk: Desk, { operation, input }: ListLink): Promise<Row[]> {
  const [feature, verb] = operation.split('.') as ['orders', 'list']
  const found: Row[] = []
  let after: string | null = null
  do {
    const asked = { ...input, limit: 200, ...(after && { after }) }
    const page: { rows: Row[]; next: string | null } = await desk.call(
      inAddress(operations[feature][verb], asked),
      asked,
    )
    found.push(...page.rows)
    after = page.next
  } while (after)
  return found
}

/** A list that is asked for by GET has its question in the address. */
function inAddress<O extends Operation>(operation: O, asked: object): O {
  if (operation.method !== 'GET') return operation
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return { ...operation, path: `${operation.path}?${query}` }
}

/** Every number of the blocks about orders, for one question. */
export async function explainedBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const [kpi, funnel, delays] = await Promise.all([
    desk.call(dashboard.kpi, asked),
    desk.call(dashboard.funnel, asked),
    desk.call(dashboard.delays, asked),
  ])
  return [
    ...kpi.figures.flatMap(({ key, count, lists }) => (count === null ? [] : [{ what: key, value: count, lists }])),
    ...funnel.steps.flatMap(({ step, count, lists, dropped, droppedLists }) => [
      { what: `funnel ${step}`, value: count, lists },
      { what: `dropped before ${step}`, value: dropped, lists: droppedLists },
    ]),
    ...delays.merchants.map(({ name, placed, lists }) => ({ what: `shop ${name}`, value: placed, lists })),
    ...delays.zones.map(({ x, y, late, lists }) => ({ what: `late in ${x}.${y}`, value: late, lists })),
    ...(await reasonsBy(desk, asked)),
  ]
}

async function reasonsBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { cancelled, cancels, refunds } = await desk.call(dashboard.reasons, asked)
  return [
    { what: 'cancelled for a reason', value: cancelled, lists: cancels.flatMap(({ lists }) => lists) },
    ...cancels.map(({ code, endedBy, count, lists }) => ({ what: `reason ${code ?? endedBy}`, value: count, lists })),
    ...(refunds?.reasons ?? []).map(({ code, count, lists }) => ({ what: `refunds ${code}`, value: count, lists })),
    ...(refunds?.liabilities ?? []).map(each => ({
      what: `refunds, ${each.liability}`,
      value: each.count,
      lists: each.lists,
    })),
  ]
}

/** The demand of each hour, and the workers on duty. */
export async function supplyBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { hours, lists, now } = await desk.call(dashboard.supply, asked)
  return [
    ...hours
      .filter(({ demand }) => demand)
      .map(hour => ({
        what: `demand at ${hour.since}`,
        value: hour.demand ?? 0,
        lists: listsOfPoint(lists, hour, 'hour'),
      })),
    { what: 'on duty', value: now.online, lists: now.lists },
  ]
}

/** The points of a trend that have orders, and one that has none. */
export async function trendBy(desk: Desk, asked: InputOf<typeof dashboard.trend>): Promise<Explained[]> {
  const { points, lists, by, measure } = await desk.call(dashboard.trend, asked)
  const filled = points.filter(({ value }) => value)
  const empty = points.filter(({ value }) => value === 0).slice(0, 1)
  return [...filled, ...empty].map(point => ({
    what: `${measure} by ${by} at ${point.since}`,
    value: point.value ?? 0,
    lists: listsOfPoint(lists, point, by),
  }))
}

/** Every cell of a layer as a whole and in each of its hours. */
export async function heatBy(desk: Desk, asked: InputOf<typeof dashboard.heat>): Promise<Explained[]> {
  const { cells, hours, lists, layer } = await desk.call(dashboard.heat, asked)
  return cells.flatMap(cell => [
    { what: `${layer} in ${cell.x}.${cell.y}`, value: cell.total, lists: listsOfCell(lists, cell) },
    ...cell.hours.map(({ hour, value }) => ({
      what: `${layer} in ${cell.x}.${cell.y} in hour ${hour}`,
      value,
      lists: listsOfPoint(listsOfCell(lists, cell), hours[hour] ?? { since: 0, until: 0 }, 'hour'),
    })),
  ])
}

export async function rankBy(desk: Desk, asked: InputOf<typeof dashboard.rank>): Promise<Explained[]> {
  const { rows } = await desk.call(dashboard.rank, asked)
  return rows.map(({ name, completed, lists }) => ({ what: `completed by ${name}`, value: completed, lists }))
}
