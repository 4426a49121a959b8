import { metresBetween, type Point } from '#city/world/map.ts'
import { createHeap } from './heap.ts'
import { pointOf, type RoadClass, type Spot, streets } from './lattice.ts'

/** A metre of a lane takes as long as so many of an avenue. */
const slowness: Record<RoadClass, number> = { avenue: 1, street: 1.15, lane: 1.4 }

type Neighbour = { corner: number; cost: number }

const neighbours: readonly Neighbour[][] = streets.corners.map(() => [])
for (const { from, to, road, metres } of streets.edges) {
  neighbours[from]?.push({ corner: to, cost: metres * slowness[road] })
  neighbours[to]?.push({ corner: from, cost: metres * slowness[road] })
}
const points: readonly Point[] = streets.corners.map(pointOf)
/** Corners that no street reaches, as in a park, are no way out. */
const reached = reachedFrom(points.findIndex((_, corner) => (neighbours[corner]?.length ?? 0) > 3))

/** From one place to another along the streets, both ends included. */
export function wayBetween(from: Point, to: Point): Point[] {
  const [start, end] = [nearestCorner(from), nearestCorner(to)]
  const corners = start === end ? [start] : shortestWay(start, end)
  const way = corners.map(corner => points[corner] as Point)
  // No detour to a corner that lies behind.
  if (metresBetween(from, to) < 150) return [from, to]
  return [from, ...way, to]
}

function nearestCorner(point: Point): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const corner of reached) {
    const metres = metresBetween(points[corner] as Point, point)
    if (metres < least) [best, least] = [corner, metres]
  }
  return best
}

/** A*, which looks toward the goal first. */
function shortestWay(start: number, end: number): number[] {
  const cost = new Map([[start, 0]])
  const before = new Map<number, number>()
  const done = new Set<number>()
  const heap = createHeap()
  heap.push(start, 0)
  for (let corner = heap.pop(); corner !== undefined && corner !== end; corner = heap.pop()) {
    if (done.has(corner)) continue
    done.add(corner)
    for (const next of neighbours[corner] ?? []) {
      const sum = (cost.get(corner) ?? 0) + next.cost
      if (sum >= (cost.get(next.corner) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(next.corner, sum)
      before.set(next.corner, corner)
      heap.push(next.corner, sum + straight(next.corner, end))
    }
  }
  const way = [end]
  for (let corner = before.get(end); corner !== undefined; corner = before.get(corner)) way.unshift(corner)
  return way
}

function straight(one: number, other: number): number {
  const [from, to] = [streets.corners[one] as Spot, streets.corners[other] as Spot]
  return Math.hypot(from.east - to.east, from.north - to.north)
}

function reachedFrom(start: number): number[] {
  const found = new Set([start])
  const pending = [start]
  for (let corner = pending.pop(); corner !== undefined; corner = pending.pop()) {
    for (const next of neighbours[corner] ?? []) {
      if (found.has(next.corner)) continue
      found.add(next.corner)
      pending.push(next.corner)
    }
  }
  return [...found]
}
