import type { Roads } from '#contract/orders/maps/roads.ts'
import type { RankedOrder } from './estimate.ts'
import type { WorkerToRank } from './workers.ts'

/** Adds to an order how far it is by road from its pick-up to its destination and to the workers. */
type ByRoad = (order: RankedOrder) => RankedOrder

/** `mostCorners` bounds the work for each order: who is beyond them is as far as the straight line says. */
export function byRoad(roads: Roads | undefined, workers: readonly WorkerToRank[], mostCorners: number): ByRoad {
  if (!roads) return order => order
  const positions = workers.flatMap(({ ranked }) => ranked.position ?? [])
  const exits = roads.exitsOf(positions)
  return order => {
    const place = order.from ?? order.to
    if (!place) return order
    const [start, end] = roads.exitsOf([place, order.to ?? place])
    const metres = roads.metresTo(start, [end, ...exits], mostCorners)
    const known = new Map([order.to ?? place, ...positions].map((each, at) => [each, metres[at]]))
    return { ...order, metresTo: other => known.get(other) }
  }
}
