import { type Collection, type Layer, layers, shapesOf } from '#contract/orders/maps/shapes.ts'
import type { Position } from '#contract/settings/rings.ts'
import { type Spot, worldOf } from '../plot.ts'

/** Lines or areas near each other, in units of `groundUnit` around the origin. */
export type Piece = { path: Path2D; left: number; right: number; top: number; bottom: number }
export type Name = { text: string; layer: Layer; spot: Spot; angle: number }
export type GroundData = { origin: Spot; pieces: Readonly<Record<Layer, Piece[]>>; names: Name[] }

/** Paths keep numbers with 24 bits, so they are drawn around an origin: units on the earth, of Web Mercator. */
export const groundUnit = 2 ** 22
/** Pieces as wide as this, so that what is out of sight is not drawn. */
const cellUnits = 512

/** Reads these files, whose addresses stand one after the other; what cannot be loaded is left out. */
export async function readGroundFiles(files: string): Promise<GroundData | undefined> {
  return readGround(await Promise.all(files.split(' ').filter(Boolean).map(load)))
}

async function load(address: string): Promise<Collection> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => ({}))) as Collection) : {}
}

/** Reads maps in GeoJSON; undefined if nothing is drawn of them. */
export function readGround(collections: readonly Collection[]): GroundData | undefined {
  const shapes = collections.flatMap(shapesOf)
  const first = shapes[0]?.lines[0]?.[0]
  if (!first) return undefined
  const origin = worldOf({ lng: first[0], lat: first[1] })
  const pieces = Object.fromEntries(layers.map(layer => [layer, new Map<string, Piece>()])) as Record<
    Layer,
    Map<string, Piece>
  >
  const names: Name[] = []
  for (const { layer, name, isArea, lines: written } of shapes) {
    const lines = written.map(line => line.map(position => unitsFrom(origin, position)))
    for (const line of lines) addLine(pieces[layer], line, isArea)
    if (name) names.push(...namesOf(name, layer, lines, isArea))
  }
  const flat = layers.map(layer => [layer, [...pieces[layer].values()]])
  return { origin, pieces: Object.fromEntries(flat) as GroundData['pieces'], names }
}

function unitsFrom(origin: Spot, [lng, lat]: Position): Spot {
  const { x, y } = worldOf({ lng, lat })
  return { x: (x - origin.x) * groundUnit, y: (y - origin.y) * groundUnit }
}

function addLine(pieces: Map<string, Piece>, line: readonly Spot[], isArea: boolean): void {
  const [first] = line
  if (!first) return
  const { left, right, top, bottom } = boundsOf(line)
  const cell = `${Math.floor(first.x / cellUnits)} ${Math.floor(first.y / cellUnits)}`
  const known = pieces.get(cell)
  const piece = known ?? { path: new Path2D(), left, right, top, bottom }
  pieces.set(cell, piece)
  piece.left = Math.min(piece.left, left)
  piece.right = Math.max(piece.right, right)
  piece.top = Math.min(piece.top, top)
  piece.bottom = Math.max(piece.bottom, bottom)
  for (const [at, { x, y }] of line.entries()) at === 0 ? piece.path.moveTo(x, y) : piece.path.lineTo(x, y)
  if (isArea) piece.path.closePath()
}

/** Every so many corners of a road its name may stand. */
const everyCorners = 6

function namesOf(text: string, layer: Layer, lines: readonly (readonly Spot[])[], isArea: boolean): Name[] {
  const [first = []] = lines
  if (isArea) return [{ text, layer, spot: middleOf(first), angle: 0 }]
  return lines.flatMap(line =>
    line.flatMap((spot, at) => {
      const next = line[at + 1]
      if (!next || at % everyCorners !== Math.min(2, line.length - 2)) return []
      const angle = Math.atan2(next.y - spot.y, next.x - spot.x)
      const isUpsideDown = Math.abs(angle) > Math.PI / 2
      const middle = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 }
      return [{ text, layer, spot: middle, angle: isUpsideDown ? angle - Math.sign(angle) * Math.PI : angle }]
    }),
  )
}

function middleOf(ring: readonly Spot[]): Spot {
  const { left, right, top, bottom } = boundsOf(ring)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** A border may have more corners than a call takes arguments, as `Math.min(...xs)`. */
function boundsOf(line: readonly Spot[]): Omit<Piece, 'path'> {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const { x, y } of line) {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}
