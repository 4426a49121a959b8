import { crossesItself, type Position } from '#contract/settings/rings.ts'
import { height, type Spot, spotOf, type View, width } from '#web/shared/map/plot.ts'
import { drawnOutline } from '../zoneTerms.ts'

/** The border of a zone while it is drawn: a line until it is closed. Holes that were pasted stay. */
export type Sketch = { corners: readonly Position[]; isClosed: boolean; holes: readonly (readonly Position[])[] }

export const noSketch: Sketch = { corners: [], isClosed: false, holes: [] }

/** So few corners have nothing inside. */
export const fewest = 3

/** Of what is in the text box; nothing where that is no polygon. */
export function sketchOf(outline: string): Sketch {
  const [border, ...holes] = drawnOutline(outline)?.coordinates ?? []
  if (!border) return noSketch
  const isTwice = border.length > 1 && border[0]?.join() === border.at(-1)?.join()
  return { corners: isTwice ? border.slice(0, -1) : border, isClosed: true, holes }
}

/** For the text box; nothing until it is closed. */
export function outlineOf({ corners, isClosed, holes }: Sketch): string {
  const [first] = corners
  if (!isClosed || !first) return ''
  return JSON.stringify({ type: 'Polygon', coordinates: [[...corners, first], ...holes] })
}

export function withCorner(sketch: Sketch, corner: Position, at = sketch.corners.length): Sketch {
  return { ...sketch, corners: sketch.corners.toSpliced(at, 0, corner) }
}

export function withMoved(sketch: Sketch, at: number, corner: Position): Sketch {
  return { ...sketch, corners: sketch.corners.with(at, corner) }
}

/** What is left of a closed one with too few corners is a line again. */
export function without(sketch: Sketch, at: number): Sketch {
  const corners = sketch.corners.toSpliced(at, 1)
  return { ...sketch, corners, isClosed: sketch.isClosed && corners.length >= fewest }
}

export function closed(sketch: Sketch): Sketch {
  return sketch.corners.length < fewest ? sketch : { ...sketch, isClosed: true }
}

/** Whether it crosses or touches itself, or a hole. A line that is not closed yet crosses nothing by its missing side. */
export function crosses({ corners, isClosed, holes }: Sketch): boolean {
  const [first] = corners
  if (!first || corners.length < fewest) return false
  if (isClosed) return crossesItself([[...corners, first], ...holes])
  // The way back along the line would touch it: its sides are compared one by one.
  return corners.some((_, at) => at > 1 && crossesBefore(corners, at))
}

/** Whether the side that ends at this corner crosses an earlier one that it does not begin at. */
function crossesBefore(corners: readonly Position[], at: number): boolean {
  const [from, to] = [corners[at - 1], corners[at]]
  if (!from || !to) return false
  return corners.slice(0, at - 2).some((start, before) => {
    const end = corners[before + 1]
    return end !== undefined && areCrossing([from, to], [start, end])
  })
}

type Line = readonly [Position, Position]

function areCrossing([a, b]: Line, [c, d]: Line): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function side([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

/** The middle of each side, where a corner can be put in: after the corner of the same place. */
export function middles({ corners, isClosed }: Sketch): Position[] {
  const ends = isClosed ? [...corners.slice(1), ...corners.slice(0, 1)] : corners.slice(1)
  return ends.map(([lng, lat], at) => {
    const [fromLng, fromLat] = corners[at] as Position
    return rounded((lng + fromLng) / 2, (lat + fromLat) / 2)
  })
}

/** About 10 cm. */
const digits = 6

function rounded(lng: number, lat: number): Position {
  return [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))]
}

/** The place under a spot of the drawing. */
export function positionAt({ x, y }: Spot, { centre, scale }: View): Position {
  const [east, south] = [centre.x + (x - width / 2) / scale, centre.y + (y - height / 2) / scale]
  return rounded(east * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI)
}

export function spotAt([lng, lat]: Position, view: View): Spot {
  return spotOf({ lng, lat }, view)
}
