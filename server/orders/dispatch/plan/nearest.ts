import { estimate } from '#server/orders/dispatch/rank/estimate.ts'
import { type PlannedOrder, type PlannedWorker, withOrders } from './plan.ts'

/** Minutes late in all, if each order in turn goes to the nearest worker with room: what a plan is compared with. */
export function lateByNearest(orders: readonly PlannedOrder[], workers: readonly PlannedWorker[], now: number): number {
  const given = workers.map((): PlannedOrder[] => [])
  let late = 0
  for (const order of orders) {
    const [nearest] = [...order.fit]
      .flatMap(at => {
        const [worker, own] = [workers[at], given[at]]
        if (!worker || !own || own.length >= worker.room) return []
        return { own, guess: estimate(order, withOrders(worker, own), now) }
      })
      .toSorted((one, other) => (one.guess.distanceM ?? 0) - (other.guess.distanceM ?? 0))
    nearest?.own.push(order)
    late += Math.max(0, nearest?.guess.lateMinutes ?? 0)
  }
  return late
}
