import type { RoadGraph } from './road-graph.ts'

/** The segments in each square, by rows from the south-west; those of a square begin at its `first`. */
export type Grid = {
  side: number
  columns: number
  rows: number
  west: number
  south: number
  first: Int32Array
  segments: Int32Array
}

/** In metres; larger where there would be more than so many squares. */
const [usualSide, mostSquares] = [250, 200_000]
/** Further from a street, there is no way. */
const mostAsideM = 3000

export type Spot = { east: number; north: number }
/** The point of a street that is nearest to a place; `share` of the segment is before it. */
export type Exit = Spot & { segment: number; share: number; asideM: number }

type Ends = Pick<RoadGraph, 'east' | 'north' | 'from' | 'to'>

export function gridOf(ends: Ends): Grid {
  const [west, right] = rangeOf(ends.east)
  const [south, top] = rangeOf(ends.north)
  const side = Math.max(usualSide, Math.sqrt(((right - west) * (top - south)) / mostSquares))
  const columns = Math.floor((right - west) / side) + 1
  const rows = Math.floor((top - south) / side) + 1
  const empty = { side, columns, rows, west, south }
  const first = new Int32Array(columns * rows + 1)
  eachSquare(ends, empty, square => {
    first[square + 1] = (first[square + 1] as number) + 1
  })
  for (let square = 0; square < columns * rows; square++)
    first[square + 1] = (first[square + 1] as number) + (first[square] as number)
  const segments = new Int32Array(first.at(-1) as number)
  const place = first.slice()
  eachSquare(ends, empty, (square, segment) => {
    segments[place[square] as number] = segment
    place[square] = (place[square] as number) + 1
  })
  return { ...empty, first, segments }
}

type Squares = Omit<Grid, 'first' | 'segments'>

function eachSquare(
  { east, north, from, to }: Ends,
  { side, columns, west, south }: Squares,
  put: (square: number, segment: number) => void,
) {
  const placeOf = (metres: number, least: number) => Math.floor((metres - least) / side)
  for (let segment = 0; segment < from.length; segment++) {
    const [start, end] = [from[segment] as number, to[segment] as number]
    const [x, y] = [placeOf(east[start] as number, west), placeOf(north[start] as number, south)]
    const [toX, toY] = [placeOf(east[end] as number, west), placeOf(north[end] as number, south)]
    for (let row = Math.min(y, toY); row <= Math.max(y, toY); row++)
      for (let column = Math.min(x, toX); column <= Math.max(x, toX); column++) put(row * columns + column, segment)
  }
}

function rangeOf(values: Float64Array): [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return [least, most]
}

/** Looks in the squares around a place, further out until nothing nearer can come. */
export function nearestExit(graph: RoadGraph, spot: Spot): Exit | undefined {
  const { side, west, south } = graph.grid
  const column = Math.floor((spot.east - west) / side)
  const row = Math.floor((spot.north - south) / side)
  let best: Exit | undefined
  for (let ring = 0; ring * side <= mostAsideM + side; ring++) {
    if (best && best.asideM <= (ring - 1) * side) return best
    for (let up = -ring; up <= ring; up++) {
      const step = Math.abs(up) === ring ? 1 : 2 * ring
      for (let right = -ring; right <= ring; right += step || 1)
        best = nearestIn(graph, { column: column + right, row: row + up }, spot, best)
    }
  }
  return best && best.asideM <= mostAsideM ? best : undefined
}

type Square = { column: number; row: number }

function nearestIn(graph: RoadGraph, { column, row }: Square, spot: Spot, known: Exit | undefined): Exit | undefined {
  const { columns, rows, first, segments } = graph.grid
  if (column < 0 || row < 0 || column >= columns || row >= rows) return known
  let best = known
  const square = row * columns + column
  const last = first[square + 1] as number
  for (let at = first[square] as number; at < last; at++) {
    const exit = exitFrom(graph, segments[at] as number, spot)
    if (!best || exit.asideM < best.asideM) best = exit
  }
  return best
}

function exitFrom({ east, north, from, to }: RoadGraph, segment: number, spot: Spot): Exit {
  const [start, end] = [from[segment] as number, to[segment] as number]
  const [x, y] = [east[start] as number, north[start] as number]
  const [right, up] = [(east[end] as number) - x, (north[end] as number) - y]
  const along = ((spot.east - x) * right + (spot.north - y) * up) / (right * right + up * up)
  const share = Math.min(1, Math.max(0, along))
  const [exitEast, exitNorth] = [x + share * right, y + share * up]
  const asideM = Math.hypot(exitEast - spot.east, exitNorth - spot.north)
  return { east: exitEast, north: exitNorth, segment, share, asideM }
}
