/** A point of a drawing or a map. */
export type Spot = { x: number; y: number }
/** A point of GeoJSON: longitude, then latitude. */
export type Position = readonly [lng: number, lat: number]

/** Whether a point is inside a closed line: a ray from it crosses the line an odd number of times. */
export function isInside({ x, y }: Spot, line: readonly Spot[]): boolean {
  let inside = false
  for (const [at, here] of line.entries()) {
    const before = line.at(at - 1) as Spot
    const crosses = here.y > y !== before.y > y
    if (crosses && x < ((before.x - here.x) * (y - here.y)) / (before.y - here.y) + here.x) inside = !inside
  }
  return inside
}

/** Whether a point is in a polygon of GeoJSON: inside its border, in none of its holes. */
export function isInPolygon([x, y]: Position, rings: readonly (readonly Position[])[]): boolean {
  return rings.filter(ring => isInside({ x, y }, ring.map(spotOf))).length % 2 === 1
}

type Box = { west: number; east: number; south: number; north: number }

/** The smallest box that holds all points; there is at least one. */
export function boxAround(points: readonly Position[]): Box {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) }
}

type Side = { from: Spot; to: Spot; ring: number; at: number; of: number }

/** Whether a ring touches or crosses itself or another one, or goes back on itself. */
export function crossesItself(rings: readonly (readonly Position[])[]): boolean {
  const sides = rings.flatMap((ring, at) => sidesOf(ring, at))
  return sides.some((side, at) =>
    sides.slice(at + 1).some(other => {
      if (isNext(side, other)) return goesBack(side, other)
      if (isNext(other, side)) return goesBack(other, side)
      return meet(side, other)
    }),
  )
}

/** Its sides; a point that is written twice in a row is one point. */
function sidesOf(ring: readonly Position[], number: number): Side[] {
  const spots = ring.filter((spot, at) => at === 0 || spot.join() !== ring[at - 1]?.join()).map(spotOf)
  const of = spots.length - 1
  return spots.slice(1).map((to, at) => ({ from: spots[at] as Spot, to, ring: number, at, of }))
}

function isNext(side: Side, other: Side): boolean {
  return side.ring === other.ring && (side.at + 1) % side.of === other.at
}

/** Whether the second of two sides in a row leads back over the first. */
function goesBack({ from, to }: Side, next: Side): boolean {
  const along = (to.x - from.x) * (next.to.x - to.x) + (to.y - from.y) * (next.to.y - to.y)
  return turn(from, to, next.to) === 0 && along < 0
}

function meet(one: Side, other: Side): boolean {
  if (areApart(one, other, 'x') || areApart(one, other, 'y')) return false
  const isSplit = (a: Side, b: Side) => turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) <= 0
  return isSplit(one, other) && isSplit(other, one)
}

function areApart(one: Side, other: Side, axis: 'x' | 'y'): boolean {
  const [a, b, c, d] = [one.from[axis], one.to[axis], other.from[axis], other.to[axis]]
  return Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b)
}

/** Left, straight on or right on the way from one point by another to a third: 1, 0 or -1. */
function turn(from: Spot, by: Spot, to: Spot): number {
  return Math.sign((by.x - from.x) * (to.y - from.y) - (by.y - from.y) * (to.x - from.x))
}

function spotOf([x, y]: Position): Spot {
  return { x, y }
}
