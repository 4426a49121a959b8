import { type Exit, nearestExit, type Spot } from './grid.ts'
import type { RoadGraph } from './road-graph.ts'
import { createSearch, type Search } from './search.ts'

export type Place = { lng: number; lat: number }
export type Way = { places: Place[]; metres: number }
/** Where one gets from a place to the street; undefined where none is near. */
type ExitOrNone = Exit | undefined

/** The streets of a map. */
export type Roads = {
  /** From one place to another along the streets, both ends included; undefined where no street is near or none leads there. */
  wayBetween(from: Place, to: Place): Way | undefined
  /** The same in steps of some milliseconds, between which others may have a turn. */
  findWay(from: Place, to: Place): Generator<undefined, Way | undefined>
  /** Once for places that several questions are about. */
  exitsOf(places: readonly Place[]): ExitOrNone[]
  /** Metres by road from one to each; undefined where no street leads, and beyond so many corners. */
  metresTo(from: ExitOrNone, exits: readonly ExitOrNone[], mostCorners: number): (number | undefined)[]
}

/** Corners that are looked at for one way, and in one step of it. */
const [mostCornersOfWay, cornersOfStep] = [50_000, 2000]

export function createRoads(graph: RoadGraph): Roads {
  const search = createSearch(graph)
  /** For ways, of which several may be under way. */
  const idle: Search[] = []
  const exitOf = (place: Place) => nearestExit(graph, spotOf(place, graph))
  const placeAt = (spot: Spot) => placeOf(spot, graph)

  function* findWay(from: Place, to: Place): Generator<undefined, Way | undefined> {
    const [start, end] = [exitOf(from), exitOf(to)]
    if (!start || !end) return undefined
    const own = idle.pop() ?? createSearch(graph)
    const found = yield* findCorners(graph, own, start, end)
    idle.push(own)
    if (!found) return undefined
    const corners = found.corners.map(corner => placeAt(spotAt(graph, corner)))
    return {
      places: [from, placeAt(start), ...corners, placeAt(end), to],
      metres: start.asideM + found.metres + end.asideM,
    }
  }

  return {
    exitsOf: places => places.map(exitOf),
    wayBetween(from, to) {
      const steps = findWay(from, to)
      for (;;) {
        const { done, value } = steps.next()
        if (done) return value
      }
    },
    findWay,
    metresTo: (from, exits, mostCorners) =>
      from ? metresToEach(graph, search, { from, exits, mostCorners }) : exits.map(() => undefined),
  }
}

type Found = { corners: number[]; metres: number }

function* findCorners(
  graph: RoadGraph,
  search: Search,
  start: Exit,
  end: Exit,
): Generator<undefined, Found | undefined> {
  const direct = alongOne(graph, start, end)
  if (direct !== undefined) return { corners: [], metres: direct }
  const ends = endsOf(graph, end)
  search.begin(endsOf(graph, start), end)
  const isEnough = () =>
    ends.some(({ corner, cost }) => search.isDone(corner) && search.costOf(corner) + cost <= search.least())
  for (let looked = 0; looked < mostCornersOfWay && !search.until(isEnough, cornersOfStep); looked += cornersOfStep)
    yield
  const last = arrivalAt(search, ends)
  return last && { corners: search.wayTo(last.corner), metres: last.metres }
}

type Question = { from: Exit; exits: readonly ExitOrNone[]; mostCorners: number }

function metresToEach(graph: RoadGraph, search: Search, { from, exits, mostCorners }: Question) {
  const wanted = new Set(exits.flatMap(exit => (exit ? endsOf(graph, exit).map(({ corner }) => corner) : [])))
  search.begin(endsOf(graph, from))
  search.until(corner => wanted.delete(corner) && wanted.size === 0, mostCorners)
  return exits.map(exit => {
    if (!exit) return undefined
    const metres = alongOne(graph, from, exit) ?? arrivalAt(search, endsOf(graph, exit))?.metres
    return metres === undefined ? undefined : from.asideM + metres + exit.asideM
  })
}

/** The corners of an exit's segment, with the way to them. */
function endsOf({ from, to, metres, slowness }: RoadGraph, { segment, share }: Exit) {
  const [length, factor] = [metres[segment] as number, slowness[segment] as number]
  const end = (corner: number, part: number) => ({ corner, metres: part * length, cost: part * length * factor })
  return [end(from[segment] as number, share), end(to[segment] as number, 1 - share)]
}

/** By which of its ends one gets to an exit at least cost; undefined while none is reached. */
function arrivalAt(search: Search, ends: ReturnType<typeof endsOf>) {
  const reached = ends.flatMap(({ corner, cost, metres }) => {
    const before = search.costOf(corner)
    if (!search.isDone(corner)) return []
    return [{ corner, cost: before + cost, metres: search.metresOf(corner) + metres }]
  })
  return reached.toSorted((one, other) => one.cost - other.cost)[0]
}

function alongOne({ metres }: RoadGraph, one: Exit, other: Exit): number | undefined {
  if (one.segment !== other.segment) return undefined
  return Math.abs(one.share - other.share) * (metres[one.segment] as number)
}

function spotOf({ lng, lat }: Place, { origin: [lng0, lat0], metresPerDegree }: RoadGraph): Spot {
  return { east: (lng - lng0) * metresPerDegree.lng, north: (lat - lat0) * metresPerDegree.lat }
}

/** Six digits are a tenth of a metre. */
function placeOf({ east, north }: Spot, { origin: [lng0, lat0], metresPerDegree }: RoadGraph): Place {
  const [lng, lat] = [lng0 + east / metresPerDegree.lng, lat0 + north / metresPerDegree.lat]
  return { lng: Number(lng.toFixed(6)), lat: Number(lat.toFixed(6)) }
}

function spotAt({ east, north }: RoadGraph, corner: number): Spot {
  return { east: east[corner] as number, north: north[corner] as number }
}
