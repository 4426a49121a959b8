import { type Assignment, plan } from '#server/orders/dispatch/plan/plan.ts'
import { assignLeast } from '#server/orders/dispatch/plan/solve.ts'
import { costOf, estimate } from '#server/orders/dispatch/rank/estimate.ts'
import { readCounts } from '../lists/counts.ts'
import { checkLimits } from '../lists/figures.ts'
import { ordersOf, play, type Snapshot } from './day.ts'

/**
 * A thousand minutes of the simulated city, planned every minute: how late everything is in the end, beside a person who
 * gives each order to the best ranked; and how near each plan is to a bound that nobody can be below.
 * `node bench/dispatch/plan.ts [minutes] [orders an hour at the peak]`
 */
// With fewer orders nobody is late, whoever plans.
const { minutes, peak } = readCounts({ minutes: { usual: 1000, least: 500 }, peak: { usual: 100, least: 100 } })
const orders = ordersOf(minutes, peak)

const sums = { planned: 0, bound: 0, small: 0, exhaustive: 0, smallMinutes: 0, milliseconds: 0, slowest: 0, plans: 0 }

const planned = play(orders, { minutes, choose: planAndCompare })
const oneByOne = play(orders, { minutes, choose: chooseBest })
const total = (late: readonly number[]) => late.reduce((sum, each) => sum + each, 0)
const share = (late: readonly number[]) => late.filter(each => each > 0).length / late.length

console.log(`${orders.length} orders in ${minutes} minutes, at most ${peak} an hour`)
console.table({
  planned: { 'minutes late': total(planned), 'late, %': 100 * share(planned), delivered: planned.length },
  'best ranked': { 'minutes late': total(oneByOne), 'late, %': 100 * share(oneByOne), delivered: oneByOne.length },
})
console.log(
  `${sums.plans} plans, ${(sums.milliseconds / sums.plans).toFixed(2)} ms each, ${sums.slowest.toFixed(1)} ms the slowest; ${sums.smallMinutes} small ones tried exhaustively`,
)
checkLimits([
  {
    what: 'lateness of plans, to that of the best ranked',
    value: total(planned) / total(oneByOne),
    most: 0.85,
    says: `Of ${orders.length} orders, plans were ${Math.round(total(planned))} minutes late together, the best ranked ${Math.round(total(oneByOne))}.`,
  },
  { what: 'cost of plans, to the bound', value: sums.planned / sums.bound, most: 1.02 },
  { what: 'cost of plans of up to 3 orders, to the least of all', value: sums.small / sums.exhaustive, most: 1.01 },
])

function planAndCompare(snapshot: Snapshot): Assignment[] {
  const start = performance.now()
  const chosen = plan(snapshot.orders, snapshot.workers, snapshot.now)
  const took = performance.now() - start
  const isWhole = chosen.length === snapshot.orders.length
  sums.plans += 1
  sums.milliseconds += took
  sums.slowest = Math.max(sums.slowest, took)
  if (isWhole) {
    sums.planned += costOfAll(snapshot, chosen)
    sums.bound += boundOf(snapshot)
  }
  if (isWhole && snapshot.orders.length <= 3 && sums.smallMinutes < 150) {
    sums.smallMinutes += 1
    sums.small += costOfAll(snapshot, chosen)
    sums.exhaustive += leastOfAll(snapshot)
  }
  return chosen
}

type Pair = { order: number; worker: number }

/** As a person without a plan: the most pressing order first, each to the best ranked. */
function chooseBest({ orders: waiting, workers, now }: Snapshot): Pair[] {
  const free = workers.map(worker => ({ ...worker, inHand: [...worker.inHand] }))
  return waiting.flatMap((order, at) => {
    const best = [...order.fit]
      .filter(place => (free[place]?.room ?? 0) > 0)
      .map(place => ({ place, cost: costAt(place) }))
      .toSorted((one, other) => one.cost - other.cost)[0]
    const chosen = best && free[best.place]
    if (!best || !chosen) return []
    chosen.room -= 1
    chosen.inHand.push({ from: order.from?.name ?? '', to: order.to })
    return [{ order: at, worker: best.place }]

    function costAt(place: number): number {
      const worker = free[place] as (typeof free)[number]
      return costOf(estimate(order, worker, now), worker, order, now)
    }
  })
}

/** Of each worker's orders in the sequence of their promises. */
function costOfAll({ orders: waiting, workers, now }: Snapshot, pairs: readonly Pair[]): number {
  const promised = ({ order }: Pair) => waiting[order]?.promisedAt ?? Number.MAX_SAFE_INTEGER
  let sum = 0
  for (const [worker, own] of Map.groupBy(pairs, pair => pair.worker)) {
    const chosen = workers[worker] as Snapshot['workers'][number]
    const inHand = [...chosen.inHand]
    for (const { order: at } of own.toSorted((one, other) => promised(one) - promised(other))) {
      const order = waiting[at] as Snapshot['orders'][number]
      const busier = { ...chosen, inHand }
      sum += costOf(estimate(order, busier, now), busier, order, now)
      inHand.push({ from: order.from?.name ?? '', to: order.to })
    }
  }
  return sum
}

/** An order more before another costs a minute at least, so nothing is cheaper than this exact solution. */
function boundOf({ orders: waiting, workers, now }: Snapshot): number {
  const places = workers.flatMap(({ room }, worker) => Array.from({ length: room }, (_, nth) => ({ worker, nth })))
  const cost = (order: number, place: number) => {
    const taken = places[place]
    const chosen = taken && workers[taken.worker]
    const own = waiting[order]
    return taken && chosen && own ? costOf(estimate(own, chosen, now), chosen, own, now) + taken.nth : 1e6
  }
  const chosen = assignLeast(waiting.length, Math.max(places.length, waiting.length), cost)
  return chosen.reduce((sum, place, order) => sum + cost(order, place), 0)
}

/** Of every way to give these orders to these workers. */
function leastOfAll(snapshot: Snapshot): number {
  const ways = snapshot.orders.reduce<Pair[][]>(
    (before, { fit }, order) => before.flatMap(pairs => [...fit].map(worker => [...pairs, { order, worker }])),
    [[]],
  )
  const hasRoom = (pairs: readonly Pair[]) =>
    [...Map.groupBy(pairs, pair => pair.worker)].every(([at, own]) => own.length <= (snapshot.workers[at]?.room ?? 0))
  return Math.min(...ways.filter(hasRoom).map(pairs => costOfAll(snapshot, pairs)))
}
