import type { Point } from '#city/world/map.ts'
import {
  classOf,
  cornerOf,
  type Edge,
  lines,
  parks,
  planned,
  pointOf,
  type RoadClass,
  riverAt,
  riverWidth,
  type Spot,
  streets,
} from './street-grid.ts'

type Position = [lng: number, lat: number]
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] }
type Feature = { type: 'Feature'; properties: { kind: string; name?: string }; geometry: Geometry }

/** The ground of the simulated city as GeoJSON in GCJ-02: streets, river, parks and districts with names. */
export function cityMap(): { type: 'FeatureCollection'; features: Feature[] } {
  return { type: 'FeatureCollection', features: [...districtsOf(), river(), ...parks.flatMap(parkOf), ...roadsOf()] }
}

const alongNorth = '沙口路 南阳路 文化路 政七街 经三路 花园路 城东路 未来路 中州路 东明路 金岱路'.split(' ')
const alongEast = '航海路 城南路 郑汴路 黄河路 纬五路 丰产路 红专路 东风路 农业路 三全路 北环路'.split(' ')

/** Lines of a plan by name: avenues have names of their own, streets are counted, lanes have none. */
function roadsOf(): Feature[] {
  const isAlongEast = ({ from, to }: Edge) => to - from === 1
  const every = Array.from({ length: lines }, (_, line) => line)
  const eastward = every.map(line => {
    const own = streets.edges.filter(edge => isAlongEast(edge) && Math.floor(edge.from / lines) === line)
    return roadOf(own, classOf(line), nameOf(line, alongEast, '纬'))
  })
  const northward = every.map(line => {
    const own = streets.edges.filter(edge => !isAlongEast(edge) && edge.from % lines === line)
    return roadOf(own, classOf(line), nameOf(line, alongNorth, '经'))
  })
  return [...eastward, ...northward].filter(({ geometry }) => geometry.coordinates.length > 0)
}

function nameOf(line: number, avenues: readonly string[], counted: string): string | undefined {
  if (classOf(line) === 'avenue') return avenues[line / 4]
  return classOf(line) === 'street' ? `${counted}${(line - 2) / 4 + 1}街` : undefined
}

function roadOf(edges: readonly Edge[], road: RoadClass, name: string | undefined): Feature {
  const parts: number[][] = []
  for (const { from, to } of edges.toSorted((one, other) => one.from - other.from)) {
    const last = parts.at(-1)
    if (last?.at(-1) === from) last.push(to)
    else parts.push([from, to])
  }
  const coordinates = parts.map(part => part.map(corner => position(streets.corners[corner] as Spot)))
  return {
    type: 'Feature',
    properties: { kind: road, ...(name && { name }) },
    geometry: { type: 'MultiLineString', coordinates },
  }
}

function river(): Feature {
  const steps = Array.from({ length: 71 }, (_, step) => -7000 + step * 200)
  const bank = (side: number) => steps.map(east => moved(riverAt(east), 0, (side * riverWidth) / 2))
  return polygon('water', '金水河', [...bank(1), ...bank(-1).toReversed()])
}

function parkOf({ name, west, south, cells, hasLake }: (typeof parks)[number]): Feature[] {
  const inset = 0.1
  const [east, north] = [west + cells - inset, south + cells - inset]
  const border = [
    planned(west + inset, south + inset),
    planned(east, south + inset),
    planned(east, north),
    planned(west + inset, north),
  ]
  const middle = planned(west + cells / 2, south + cells / 2)
  const lake = Array.from({ length: 24 }, (_, step) => {
    const turn = (step / 24) * 2 * Math.PI
    const wide = 95 * cells * (1 + 0.15 * Math.sin(3 * turn))
    return moved(middle, wide * Math.cos(turn), 0.6 * wide * Math.sin(turn))
  })
  return [polygon('park', name, border), ...(hasLake ? [polygon('water', undefined, lake)] : [])]
}

const districts = '西北新区 花园片区 东北新城 沙口片区 老城片区 未来片区 城南片区 郑汴片区 金岱片区'.split(' ')

/** Three by three, with avenues as borders. */
function districtsOf(): Feature[] {
  const borders = [0, 12, 28, lines - 1]
  return districts.map((name, place) => {
    const [column, row] = [place % 3, 2 - Math.floor(place / 3)]
    const [west = 0, east = 0] = borders.slice(column)
    const [south = 0, north = 0] = borders.slice(row)
    const along = (from: number, to: number) =>
      Array.from({ length: Math.abs(to - from) }, (_, step) => from + Math.sign(to - from) * step)
    const corners = [
      ...along(west, east).map(each => cornerOf(each, south)),
      ...along(south, north).map(each => cornerOf(east, each)),
      ...along(east, west).map(each => cornerOf(each, north)),
      ...along(north, south).map(each => cornerOf(west, each)),
    ]
    return polygon(
      'district',
      name,
      corners.map(corner => streets.corners[corner] as Spot),
    )
  })
}

function polygon(kind: string, name: string | undefined, border: readonly Spot[]): Feature {
  const ring = border.map(position)
  return {
    type: 'Feature',
    properties: { kind, ...(name && { name }) },
    geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] as Position]] },
  }
}

function moved({ east, north }: Spot, by: number, up: number): Spot {
  return { east: east + by, north: north + up }
}

/** Five digits are a metre. */
function position(spot: Spot): Position {
  const { lng, lat }: Point = pointOf(spot)
  return [Number(lng.toFixed(5)), Number(lat.toFixed(5))]
}
