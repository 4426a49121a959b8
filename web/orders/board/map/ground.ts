import { type Spot, worldOf } from '#web/shared/map/plot.ts'

/** What the ground is drawn of, from below to above. */
export const layers = ['park', 'water', 'district', 'lane', 'street', 'avenue'] as const
export type Layer = (typeof layers)[number]

/** Lines or areas near each other, in units of `groundUnit` around the origin. */
export type Piece = { path: Path2D; left: number; right: number; top: number; bottom: number }
export type Name = { text: string; layer: Layer; spot: Spot; angle: number }
export type GroundData = { origin: Spot; pieces: Readonly<Record<Layer, Piece[]>>; names: Name[] }

/** Paths keep numbers with 24 bits, so they are drawn around an origin: units on the earth, of Web Mercator. */
export const groundUnit = 2 ** 22
/** Pieces as wide as this, so that what is out of sight is not drawn. */
const cellUnits = 512

type Position = readonly [number, number]
type Geometry = { type: string; coordinates: unknown }
type Feature = { properties?: Record<string, unknown> | null; geometry?: Geometry | null }

/** Reads GeoJSON, of the simulated city or with the tags of OpenStreetMap. */
export function readGround(collections: readonly { features?: readonly Feature[] }[]): GroundData | undefined {
  const features = collections.flatMap(({ features: own }) => own ?? [])
  const first = features.map(({ geometry }) => linesOf(geometry)[0]?.[0]).find(position => position !== undefined)
  if (!first) return undefined
  const origin = worldOf({ lng: first[0], lat: first[1] })
  const pieces = Object.fromEntries(layers.map(layer => [layer, new Map<string, Piece>()])) as Record<
    Layer,
    Map<string, Piece>
  >
  const names: Name[] = []
  for (const { properties, geometry } of features) {
    const layer = layerOf(properties ?? {})
    if (!layer) continue
    const lines = linesOf(geometry).map(line => line.map(position => unitsFrom(origin, position)))
    const isArea = geometry?.type.endsWith('Polygon') === true
    for (const line of lines) addLine(pieces[layer], line, isArea)
    const text = properties?.name
    if (typeof text === 'string' && text) names.push(...namesOf(text, layer, lines, isArea))
  }
  const flat = layers.map(layer => [layer, [...pieces[layer].values()]])
  return { origin, pieces: Object.fromEntries(flat) as GroundData['pieces'], names }
}

function layerOf(tags: Record<string, unknown>): Layer | undefined {
  if (layers.includes(tags.kind as Layer)) return tags.kind as Layer
  if (tags.highway) return roadOf(String(tags.highway))
  if (tags.natural === 'water' || tags.waterway) return 'water'
  if (tags.leisure === 'park' || tags.landuse === 'forest' || tags.landuse === 'grass') return 'park'
  return tags.boundary === 'administrative' || tags.place ? 'district' : undefined
}

function roadOf(highway: string): Layer {
  if (/^(motorway|trunk|primary)/.test(highway)) return 'avenue'
  return /^(secondary|tertiary)/.test(highway) ? 'street' : 'lane'
}

/** Rings and lines of a geometry, whatever its type. */
function linesOf(geometry: Geometry | null | undefined): Position[][] {
  if (!geometry) return []
  const { type, coordinates } = geometry
  if (type === 'LineString') return [coordinates as Position[]]
  if (type === 'MultiLineString' || type === 'Polygon') return coordinates as Position[][]
  return type === 'MultiPolygon' ? (coordinates as Position[][][]).flat() : []
}

function unitsFrom(origin: Spot, [lng, lat]: Position): Spot {
  const { x, y } = worldOf({ lng, lat })
  return { x: (x - origin.x) * groundUnit, y: (y - origin.y) * groundUnit }
}

function addLine(pieces: Map<string, Piece>, line: readonly Spot[], isArea: boolean): void {
  const [first] = line
  if (!first) return
  const cell = `${Math.floor(first.x / cellUnits)} ${Math.floor(first.y / cellUnits)}`
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const known = pieces.get(cell)
  const piece = known ?? { path: new Path2D(), left: first.x, right: first.x, top: first.y, bottom: first.y }
  pieces.set(cell, piece)
  piece.left = Math.min(piece.left, ...xs)
  piece.right = Math.max(piece.right, ...xs)
  piece.top = Math.min(piece.top, ...ys)
  piece.bottom = Math.max(piece.bottom, ...ys)
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
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}
