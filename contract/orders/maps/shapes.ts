import type { Position } from '#contract/settings/rings.ts'

/** What a map is drawn of, from below to above. Of `park` and `water` the area is drawn, of the others the line. */
export const layers = ['park', 'water', 'stream', 'river', 'district', 'lane', 'street', 'avenue'] as const
export type Layer = (typeof layers)[number]

export const roadClasses = ['lane', 'street', 'avenue'] as const
export type RoadClass = (typeof roadClasses)[number]

/** A road, a water, a park or a district of a map. */
export type Shape = {
  layer: Layer
  name: string | undefined
  /** Each line is closed. */
  isArea: boolean
  lines: readonly (readonly Position[])[]
}

type Geometry = { type: string; coordinates?: unknown }
type Feature = { properties?: Record<string, unknown> | null; geometry?: Geometry | null }
export type Collection = { features?: readonly Feature[] }

/** Reads GeoJSON, of the simulated city or with the tags of OpenStreetMap. What is not drawn is left out. */
export function shapesOf({ features = [] }: Collection): Shape[] {
  return features.flatMap(({ properties, geometry }) => {
    const lines = linesOf(geometry)
    const isArea = geometry?.type.endsWith('Polygon') === true
    const layer = layerOf(properties ?? {}, isArea)
    const name = properties?.name
    if (!layer || lines.length === 0) return []
    return [{ layer, name: typeof name === 'string' && name ? name : undefined, isArea, lines }]
  })
}

/** A river is an area where its banks are mapped, and a line where only its course is. */
function layerOf(tags: Record<string, unknown>, isArea: boolean): Layer | undefined {
  const layer = kindOf(tags)
  if (isArea) return layer === 'river' || layer === 'stream' ? 'water' : layer
  if (layer === 'water') return 'river'
  return layer === 'park' ? undefined : layer
}

function kindOf(tags: Record<string, unknown>): Layer | undefined {
  if (layers.includes(tags.kind as Layer)) return tags.kind as Layer
  if (tags.highway) return roadOf(String(tags.highway))
  if (tags.waterway) return tags.waterway === 'river' ? 'river' : 'stream'
  if (tags.natural === 'water') return 'water'
  if (tags.leisure === 'park' || tags.landuse === 'forest' || tags.landuse === 'grass') return 'park'
  return tags.boundary === 'administrative' || tags.place ? 'district' : undefined
}

function roadOf(highway: string): RoadClass {
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
