import type { InputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { rankCounts } from '#contract/dashboard/names.ts'
import { listsOfCell, listsOfPoint, listsOfService, listsOnDuty } from '#contract/dashboard/question.ts'
import type { ListLink, Span } from '#contract/dashboard/span.ts'
import type { Desk } from '../orders/desk.ts'
import type { Explained } from './explained.ts'

type Question = InputOf<typeof dashboard.kpi>

/** Every number of the blocks about orders, for one question. */
export async function explainedBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { figures } = await desk.call(dashboard.kpi, asked)
  const counted = figures.map(({ key, count: value, lists }) => ({
    path: 'kpi.figures.count',
    what: key,
    value,
    lists,
  }))
  const parts = [funnelBy(desk, asked), delaysBy(desk, asked), reasonsBy(desk, asked), refundsBy(desk, asked)]
  return [...counted.filter(({ value }) => value !== null), ...(await Promise.all(parts)).flat()]
}

async function funnelBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { steps } = await desk.call(dashboard.funnel, asked)
  return steps.flatMap(step => [
    { path: 'funnel.steps.count', what: step.step, value: step.count, lists: step.lists },
    { path: 'funnel.steps.dropped', what: step.step, value: step.dropped, lists: step.droppedLists },
    { path: 'funnel.steps.pending', what: step.step, value: step.pending, lists: step.pendingLists },
  ])
}

async function delaysBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { merchants, zones } = await desk.call(dashboard.delays, asked)
  return [
    ...merchants.flatMap(({ name: what, placed, late, count, lists, lateLists, preparedLists }) => [
      { path: 'delays.merchants.placed', what, value: placed, lists },
      { path: 'delays.merchants.late', what, value: late, lists: lateLists },
      { path: 'delays.merchants.count', what, value: count, lists: preparedLists },
    ]),
    ...zones.flatMap(({ x, y, zone, late, placed, lists, allLists }) => {
      const what = zone?.zh ?? `${x}.${y}`
      return [
        { path: 'delays.zones.late', what, value: late, lists },
        { path: 'delays.zones.placed', what, value: placed, lists: allLists },
      ]
    }),
  ]
}

async function reasonsBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { cancelled, confirmed, confirmedLists, cancels, cancelLiabilities } = await desk.call(dashboard.reasons, asked)
  const all = cancels.flatMap(({ lists }) => lists)
  return [
    { path: 'reasons.cancelled', what: 'all', value: cancelled, lists: all },
    { path: 'reasons.confirmed', what: 'all', value: confirmed, lists: confirmedLists },
    ...cancels.map(({ code, endedBy, count, lists }) => ({
      path: 'reasons.cancels.count',
      what: `${code ?? endedBy}`,
      value: count,
      lists,
    })),
    ...cancelLiabilities.map(({ liability, count, lists }) => ({
      path: 'reasons.cancelLiabilities.count',
      what: liability,
      value: count,
      lists,
    })),
  ]
}

async function refundsBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { refunds } = await desk.call(dashboard.reasons, asked)
  if (!refunds) return []
  const all = refunds.liabilities.flatMap(({ lists }) => lists)
  return [
    { path: 'reasons.refunds.count', what: 'all', value: refunds.count, lists: all },
    { path: 'reasons.refunds.fen', what: 'all', value: refunds.fen, lists: all, of: row => row.amountFen },
    ...refunds.reasons.flatMap(({ code: what, count, fen, lists }): Explained[] => [
      { path: 'reasons.refunds.reasons.count', what, value: count, lists },
      { path: 'reasons.refunds.reasons.fen', what, value: fen, lists, of: row => row.amountFen },
    ]),
    ...refunds.liabilities.map(({ liability, count, lists }) => ({
      path: 'reasons.refunds.liabilities.count',
      what: liability,
      value: count,
      lists,
    })),
  ]
}

/** The demand of each hour, who was on duty in it, and who is now. An hour that was counted once has as many as its list. */
export async function supplyBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { hours, lists, onDuty, workers } = await desk.call(dashboard.supply, asked)
  const explain = (figure: string, what: number | string, value: number | null, own: readonly ListLink[]) => ({
    path: `supply.${figure}`,
    what,
    value,
    lists: own,
  })
  return [
    ...hours
      .filter(({ demand }) => demand)
      .map(hour => explain('hours.demand', hour.since, hour.demand, listsOfPoint(lists, hour, 'hour'))),
    ...hours
      .filter(({ hasWorkerList }) => hasWorkerList)
      .map(hour => explain('hours.supply', hour.since, hour.supply, listsOnDuty(workers, hour))),
    ...(onDuty ? [explain('onDuty.count', 'now', onDuty.count, onDuty.lists)] : []),
  ]
}

/** The points of a trend that have orders, and one that has none; of all services together, also each service of a point. */
export async function trendBy(desk: Desk, asked: InputOf<typeof dashboard.trend>): Promise<Explained[]> {
  const { points, lists, by, measure } = await desk.call(dashboard.trend, asked)
  const filled = points.filter(({ value }) => value)
  const empty = points.filter(({ value }) => value === 0).slice(0, 1)
  const of = measure === 'gmvFen' ? { of: (row: { paidFen: number }) => row.paidFen } : {}
  return [...filled, ...empty].flatMap((point): Explained[] => {
    const ofPoint = listsOfPoint(lists, point, by)
    const what = `${measure} by ${by} at ${point.since}`
    const each = Object.entries(point.services).map(([service, value]) => ({
      path: 'trend.points.services',
      what: `${what} ${service}`,
      value,
      ...of,
      lists: ofPoint.filter(list => list.service === service),
    }))
    return [{ path: 'trend.points.value', what, value: point.value, lists: ofPoint, ...of }, ...each]
  })
}

/** The points of a trend beside those of earlier days: each has its list by asking for that day. */
export async function trendBeforeBy(desk: Desk, asked: InputOf<typeof dashboard.trend>): Promise<Explained[]> {
  const { points, lists, by, measure } = await desk.call(dashboard.trend, asked)
  const before = (point: Span, days: number) => {
    const span = { since: point.since - days * dayMs, until: point.until - days * dayMs }
    const wide = lists.map(list => ({ ...list, input: { ...list.input, ...everything } }))
    return listsOfPoint(wide, span, by)
  }
  return points.flatMap((point): Explained[] => {
    const what = `${measure} by ${by} at ${point.since}`
    const week = [1, 2, 3, 4, 5, 6, 7].flatMap(days => before(point, days))
    return [
      { path: 'trend.points.yesterday', what, value: point.yesterday, lists: before(point, 1) },
      { path: 'trend.points.lastWeek', what, value: point.lastWeek, lists: before(point, 7) },
      { path: 'trend.points.weekAverage', what, value: Math.round((point.weekAverage ?? 0) * 7), lists: week },
    ]
  })
}
const everything = { since: Date.UTC(2000, 0), until: Date.UTC(2100, 0) }
const dayMs = 86_400_000

/** Every cell of a layer as a whole and in each of its hours. */
export async function heatBy(desk: Desk, asked: InputOf<typeof dashboard.heat>): Promise<Explained[]> {
  const { cells, hours, lists, layer } = await desk.call(dashboard.heat, asked)
  return cells.flatMap(cell => [
    {
      path: 'heat.cells.total',
      what: `${layer} ${cell.x}.${cell.y}`,
      value: cell.total,
      lists: listsOfCell(lists, cell),
    },
    ...cell.hours.map(({ hour, value }) => ({
      path: 'heat.cells.hours.value',
      what: `${layer} ${cell.x}.${cell.y} in hour ${hour}`,
      value,
      lists: listsOfPoint(listsOfCell(lists, cell), hours[hour] ?? { since: 0, until: 0 }, 'hour'),
    })),
  ])
}

export async function rankBy(desk: Desk, asked: InputOf<typeof dashboard.rank>): Promise<Explained[]> {
  const { rows } = await desk.call(dashboard.rank, asked)
  return rows.flatMap(({ name, lists, ...row }) =>
    rankCounts.map(count => ({ path: `rank.rows.${count}`, what: name, value: row[count], lists: lists[count] })),
  )
}

/** How conversations were answered: of all, of each agent, and of each hour or day. */
export async function qualityBy(desk: Desk, asked: Question): Promise<Explained[]> {
  const { figures, agents, points } = await desk.call(dashboard.quality, asked)
  return [
    ...figures.map(({ key, count: value, lists }) => ({ path: 'quality.figures.count', what: key, value, lists })),
    ...(agents ?? []).map(({ name, values, lists }) => ({
      path: 'quality.agents.values',
      what: name,
      value: values.begun,
      lists,
    })),
    ...points
      .filter(({ begun }) => begun)
      .flatMap(({ since: what, begun, late, lists }) => [
        { path: 'quality.points.begun', what, value: begun, lists },
        { path: 'quality.points.late', what, value: late, lists: listsOfService(lists, 'late') },
      ]),
  ]
}
