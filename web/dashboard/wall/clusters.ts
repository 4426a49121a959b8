import type { Spot } from '#web/shared/map/plot.ts'

export type Placed = { id: number; isLate: boolean; spot: Spot }
/** Orders whose marks would cover each other, at the place of the first of them; `id` is the first one's. */
export type Cluster = { id: number; spot: Spot; count: number; late: number }

/**
 * No two clusters are nearer than `reach`, in units of the drawing. One stays where it is until its first order is gone: nothing on the
 * wall jumps because an order came.
 */
export function clustersOf(orders: readonly Placed[], reach: number): Cluster[] {
  const clusters: Cluster[] = []
  for (const { id, isLate, spot } of orders.toSorted((one, other) => one.id - other.id)) {
    const near = clusters.find(({ spot: { x, y } }) => Math.hypot(x - spot.x, y - spot.y) < reach)
    if (!near) clusters.push({ id, spot, count: 1, late: Number(isLate) })
    else {
      near.count += 1
      near.late += Number(isLate)
    }
  }
  return clusters
}
