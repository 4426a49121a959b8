import type { Position } from '#contract/settings/rings.ts'
import { type Grid, gridOf } from './grid.ts'
import { type RoadClass, roadClasses, type Shape } from './shapes.ts'

/**
 * Streets as corners and the segments between them. Plain arrays, so that a thread can hand them over. Positions of corners
 * are metres east and north of `origin`.
 */
export type RoadGraph = {
  origin: Position
  metresPerDegree: { lng: number; lat: number }
  east: Float64Array
  north: Float64Array
  /** The two corners of each segment, its length, and how many metres of an avenue take as long as one of it. */
  from: Int32Array
  to: Int32Array
  metres: Float32Array
  slowness: Float32Array
  /** What leaves each corner: the other corner, the metres to it, and the same with the slowness. Those of a corner begin at its `first`. */
  first: Int32Array
  next: Int32Array
  nextMetres: Float32Array
  nextCost: Float32Array
  grid: Grid
}

/** A metre of a lane takes as long as so many of an avenue. */
const slowness: Record<RoadClass, number> = { avenue: 1, street: 1.15, lane: 1.4 }
const metresPerLat = 111_320
/** Streets that reach less than this share of all corners are no way out, as those within a park. */
const leastShare = 0.1

type Segment = { from: number; to: number; metres: number; slowness: number }

/** The streets of a map; undefined if it has none. Where two lines have a position in common, one can turn. */
export function roadGraphOf(shapes: readonly Pick<Shape, 'layer' | 'lines'>[]): RoadGraph | undefined {
  const roads = shapes.filter(isRoad)
  const origin = roads[0]?.lines[0]?.[0]
  if (!origin) return undefined
  const metresPerDegree = { lng: metresPerLat * Math.cos((origin[1] * Math.PI) / 180), lat: metresPerLat }
  const corners = createCorners(origin, metresPerDegree)
  const all = roads.flatMap(({ layer, lines }) => lines.flatMap(line => segmentsOf(line, slowness[layer], corners)))
  const [east, north] = [Float64Array.from(corners.east), Float64Array.from(corners.north)]
  const segments = onlyReached(east.length, all)
  if (segments.length === 0) return undefined
  const [from, to] = [Int32Array.from(segments, one => one.from), Int32Array.from(segments, one => one.to)]
  return {
    origin,
    metresPerDegree,
    east,
    north,
    from,
    to,
    metres: Float32Array.from(segments, one => one.metres),
    slowness: Float32Array.from(segments, one => one.slowness),
    ...leavingOf(east.length, segments),
    grid: gridOf({ east, north, from, to }),
  }
}

function isRoad<One extends Pick<Shape, 'layer'>>(shape: One): shape is One & { layer: RoadClass } {
  return roadClasses.includes(shape.layer as RoadClass)
}

type Corners = ReturnType<typeof createCorners>

/** Numbers corners by their position, to the metre. */
function createCorners([lng0, lat0]: Position, { lng: perLng, lat: perLat }: RoadGraph['metresPerDegree']) {
  const known = new Map<number, number>()
  const [east, north]: [number[], number[]] = [[], []]
  return {
    east,
    north,
    at([lng, lat]: Position): number {
      const key = Math.round((lng + 180) * 1e5) * 2e7 + Math.round((lat + 90) * 1e5)
      const corner = known.get(key)
      if (corner !== undefined) return corner
      known.set(key, east.length)
      north.push((lat - lat0) * perLat)
      return east.push((lng - lng0) * perLng) - 1
    },
  }
}

function segmentsOf(line: readonly Position[], factor: number, corners: Corners): Segment[] {
  const passed = line.map(position => corners.at(position))
  return passed.flatMap((to, at) => {
    const from = passed[at - 1]
    if (from === undefined || from === to) return []
    const right = (corners.east[to] as number) - (corners.east[from] as number)
    const up = (corners.north[to] as number) - (corners.north[from] as number)
    return [{ from, to, metres: Math.hypot(right, up), slowness: factor }]
  })
}

/** The segments that are connected to a large part of all corners. */
function onlyReached(count: number, segments: readonly Segment[]): Segment[] {
  const parent = Int32Array.from({ length: count }, (_, corner) => corner)
  function rootOf(corner: number): number {
    let root = corner
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] as number] as number
      root = parent[root] as number
    }
    return root
  }
  for (const { from, to } of segments) parent[rootOf(from)] = rootOf(to)
  const sizes = new Int32Array(count)
  for (let corner = 0; corner < count; corner++) sizes[rootOf(corner)] = (sizes[rootOf(corner)] as number) + 1
  return segments.filter(({ from }) => (sizes[rootOf(from)] as number) >= leastShare * count)
}

function leavingOf(count: number, segments: readonly Segment[]) {
  const leaving = segments.flatMap(({ from, to, metres, slowness: factor }) => [
    { corner: from, other: to, metres, cost: metres * factor },
    { corner: to, other: from, metres, cost: metres * factor },
  ])
  leaving.sort((one, other) => one.corner - other.corner)
  const first = new Int32Array(count + 1)
  for (const { corner } of leaving) first[corner + 1] = (first[corner + 1] as number) + 1
  for (let corner = 0; corner < count; corner++)
    first[corner + 1] = (first[corner + 1] as number) + (first[corner] as number)
  return {
    first,
    next: Int32Array.from(leaving, one => one.other),
    nextMetres: Float32Array.from(leaving, one => one.metres),
    nextCost: Float32Array.from(leaving, one => one.cost),
  }
}
