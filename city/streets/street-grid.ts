import { cityCentre, type Point, shifted } from '#city/world/map.ts'
import { createRandom } from '#city/world/random.ts'

/** Metres east and north of the centre of the city. */
export type Spot = { east: number; north: number }
/** `avenue`: every fourth line, which crosses the river on a bridge. */
export type RoadClass = 'avenue' | 'street' | 'lane'
export type Edge = { from: number; to: number; road: RoadClass; metres: number; bridge: boolean }

/** Lines from west to east, and from south to north; the middle one passes the centre. */
export const lines = 41
const spacing = 300
export const riverWidth = 100

/** Cells between lines that are parks, by the line at their west and south, and how many cells they take. */
export const parks = [
  { name: '云溪公园', west: 9, south: 26, cells: 3, hasLake: true },
  { name: '槐荫公园', west: 25, south: 24, cells: 2, hasLake: false },
  { name: '望禾公园', west: 29, south: 9, cells: 3, hasLake: true },
  { name: '城南森林公园', west: 5, south: 5, cells: 3, hasLake: false },
] as const

/** A regular plan, bent a little, as of a city that grew. */
function bent({ east, north }: Spot): Spot {
  return {
    east: east + 90 * Math.sin(north / 1500 + 0.5) + 60 * Math.sin((east + north) / 2300),
    north: north + 80 * Math.sin(east / 1700) + 50 * Math.sin((east - north) / 1900 + 1),
  }
}

/** The middle of the river, at a distance east of the centre. */
export function riverAt(east: number): Spot {
  return { east, north: -700 + 520 * Math.sin(east / 2100) + 0.12 * east }
}

export function classOf(line: number): RoadClass {
  const fromMiddle = line - (lines - 1) / 2
  if (fromMiddle % 4 === 0) return 'avenue'
  return fromMiddle % 2 === 0 ? 'street' : 'lane'
}

/** The corner of two lines: `column` counts from the west, `row` from the south. */
export function cornerOf(column: number, row: number): number {
  return row * lines + column
}

/** Where a place of the plan is, whose lines are counted with fractions. */
export function planned(column: number, row: number): Spot {
  const middle = (lines - 1) / 2
  return bent({ east: (column - middle) * spacing, north: (row - middle) * spacing })
}

export function pointOf({ east, north }: Spot): Point {
  return shifted(cityCentre, east, north)
}

type Streets = { corners: readonly Spot[]; edges: readonly Edge[] }

/** The same in every run. */
export const streets: Streets = build()

function build(): Streets {
  const random = createRandom('streets')
  const corners = Array.from({ length: lines * lines }, (_, corner) => {
    const [column, row] = [corner % lines, Math.floor(corner / lines)]
    const isLane = classOf(column) === 'lane' && classOf(row) === 'lane'
    const { east, north } = planned(column, row)
    const astray = isLane ? 45 : 0
    return { east: east + random.between(-astray, astray), north: north + random.between(-astray, astray) }
  })
  const possible = corners.flatMap((_, corner) => {
    const [column, row] = [corner % lines, Math.floor(corner / lines)]
    return [
      ...(column + 1 < lines ? [{ from: corner, to: corner + 1, road: classOf(row) }] : []),
      ...(row + 1 < lines ? [{ from: corner, to: corner + lines, road: classOf(column) }] : []),
    ]
  })
  const edges = possible.flatMap(({ from, to, road }): Edge[] => {
    const [one, other] = [corners[from] as Spot, corners[to] as Spot]
    const middle = { east: (one.east + other.east) / 2, north: (one.north + other.north) / 2 }
    const bridge = [one, middle, other].some(isInRiver) || crossesRiver(one, other)
    const isLost = road === 'lane' && random.chance(0.2)
    if ((road !== 'avenue' && (bridge || isInPark(from, to))) || isLost) return []
    return [{ from, to, road, metres: Math.hypot(one.east - other.east, one.north - other.north), bridge }]
  })
  return { corners, edges }
}

function isInRiver(spot: Spot): boolean {
  return Math.abs(spot.north - riverAt(spot.east).north) < riverWidth / 2 + 25
}

function crossesRiver(one: Spot, other: Spot): boolean {
  return one.north > riverAt(one.east).north !== other.north > riverAt(other.east).north
}

/** Strictly inside; the streets along its border stay. */
function isInPark(from: number, to: number): boolean {
  const column = ((from % lines) + (to % lines)) / 2
  const row = (Math.floor(from / lines) + Math.floor(to / lines)) / 2
  return parks.some(
    ({ west, south, cells }) => column > west && column < west + cells && row > south && row < south + cells,
  )
}
