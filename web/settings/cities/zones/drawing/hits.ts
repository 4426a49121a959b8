import type { Spot } from '#web/shared/map/plot.ts'

/** What lies under the pointer: a corner, a side by the corner that it begins at, or the ground. */
export type Hit = { of: 'corner' | 'side'; at: number } | { of: 'ground' }

/** In px. */
const reach = { corner: 11, side: 7 }

/** The corner that is nearest, else the side; the sides of a closed line end where it begins. */
export function hitAt(
  spot: Spot,
  corners: readonly Spot[],
  { isClosed, pixel }: { isClosed: boolean; pixel: number },
): Hit {
  const corner = nearest(corners.map(one => distance(one, spot)))
  if (corner && corner.far <= reach.corner * pixel) return { of: 'corner', at: corner.at }
  const ends = isClosed && corners.length > 2 ? [...corners.slice(1), ...corners.slice(0, 1)] : corners.slice(1)
  const side = nearest(ends.map((end, at) => distanceToSide(spot, corners[at] ?? end, end)))
  return side && side.far <= reach.side * pixel ? { of: 'side', at: side.at } : { of: 'ground' }
}

function nearest(distances: readonly number[]): { at: number; far: number } | undefined {
  const far = Math.min(...distances)
  return distances.length > 0 ? { at: distances.indexOf(far), far } : undefined
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function distanceToSide(spot: Spot, from: Spot, to: Spot): number {
  const along = { x: to.x - from.x, y: to.y - from.y }
  const length = along.x ** 2 + along.y ** 2
  const share = length === 0 ? 0 : ((spot.x - from.x) * along.x + (spot.y - from.y) * along.y) / length
  const part = Math.min(1, Math.max(0, share))
  return distance(spot, { x: from.x + along.x * part, y: from.y + along.y * part })
}
