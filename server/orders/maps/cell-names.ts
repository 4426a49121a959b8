import { cellSize } from '#contract/orders/cell-size.ts'
import { roadClasses, type Shape } from '#contract/orders/maps/shapes.ts'
import { boxAround, isInPolygon, type Position } from '#contract/settings/rings.ts'

/** What people call a cell: the district of its middle and the longest street in it; one of them, where the map has no other. */
type CellName = { district: string | null; street: string | null }
/** By `x.y`. Cells without any name are left out. */
export type CellNames = ReadonlyMap<string, CellName>

/** Metres of a lane, a street and an avenue do not count alike: people know the large ones. */
const weights = { lane: 1, street: 2, avenue: 4 } as const
/** Shorter than any cell, so that a long straight street is in each cell that it crosses. In degrees. */
const stepDegrees = cellSize.lat / 10
/** Of one map, so that a border drawn around a country does not fill the memory. */
const mostCells = 40_000

export const cellOf = ([lng, lat]: Position) => `${Math.floor(lng / cellSize.lng)}.${Math.floor(lat / cellSize.lat)}`

/** The names of the cells that named streets lead through, from the shapes of a map. */
export function cellNamesOf(shapes: readonly Shape[]): CellNames {
  const streets = streetsOf(shapes)
  const districts = shapes.filter(isDistrict).map(withBox)
  const names = new Map<string, CellName>()
  for (const [cell, { middle, lengths }] of [...streets].slice(0, mostCells)) {
    const [street = null] = [...lengths].sort(([, one], [, other]) => other - one)[0] ?? []
    names.set(cell, { district: districtAt(middle, districts), street })
  }
  return names
}

type Cell = { middle: Position; lengths: Map<string, number> }

function streetsOf(shapes: readonly Shape[]): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const { layer, name, lines } of shapes) {
    const road = roadClasses.find(each => each === layer)
    if (!road || !name) continue
    for (const spot of lines.flatMap(stepsAlong)) {
      const cell = cells.get(cellOf(spot)) ?? { middle: middleOf(spot), lengths: new Map() }
      cell.lengths.set(name, (cell.lengths.get(name) ?? 0) + weights[road])
      cells.set(cellOf(spot), cell)
    }
  }
  return cells
}

/** Points of a line that are so close together that none of its cells is missed. */
function stepsAlong(line: readonly Position[]): Position[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1]
    if (!from) return []
    const [east, north] = [to[0] - from[0], to[1] - from[1]]
    const steps = Math.min(1000, Math.ceil(Math.hypot(east, north) / stepDegrees))
    return Array.from(
      { length: steps },
      (_, step): Position => [from[0] + (east * step) / steps, from[1] + (north * step) / steps],
    )
  })
}

function middleOf([lng, lat]: Position): Position {
  return [(Math.floor(lng / cellSize.lng) + 0.5) * cellSize.lng, (Math.floor(lat / cellSize.lat) + 0.5) * cellSize.lat]
}

type Box = ReturnType<typeof boxAround>
type District = { name: string; lines: Shape['lines']; box: Box }

const isDistrict = (shape: Shape): shape is Shape & { name: string } =>
  shape.layer === 'district' && shape.isArea && shape.name !== undefined

const withBox = ({ name, lines }: { name: string; lines: Shape['lines'] }): District => ({
  name,
  lines,
  box: boxAround(lines.flat()),
})

const extentOf = ({ west, east, south, north }: Box) => (east - west) * (north - south)

/** Of several districts the smallest: cities and provinces have borders on maps, too. */
function districtAt(middle: Position, districts: readonly District[]): string | null {
  const [lng, lat] = middle
  const around = districts.filter(
    ({ box: { west, east, south, north }, lines }) =>
      west <= lng && lng <= east && south <= lat && lat <= north && isInPolygon(middle, lines),
  )
  return around.sort((one, other) => extentOf(one.box) - extentOf(other.box))[0]?.name ?? null
}
