/** Streets drawn in metres, and what ways along them cost at least, found by trying all: for tests. */

import type { Position } from '#contract/settings/rings.ts'
import type { Place } from './roads.ts'
import type { Shape } from './shapes.ts'

const perLng = 111_320 * Math.cos((34.76 * Math.PI) / 180)
/** A place so many metres east and north. */
export const at = (east: number, north: number): Place => ({
  lng: 113.65 + east / perLng,
  lat: 34.76 + north / 111_320,
})
export const positionAt = (east: number, north: number): Position => {
  const { lng, lat } = at(east, north)
  return [lng, lat]
}
export type Corner = readonly [east: number, north: number]
export type Road = Pick<Shape, 'layer' | 'lines'>
export const metresBetween = (one: Place, other: Place) =>
  Math.hypot((one.lng - other.lng) * perLng, (one.lat - other.lat) * 111_320)

const slowness = { lane: 1.4, street: 1.15, avenue: 1, park: 0, water: 0, river: 0, stream: 0, district: 0 }
const endsOf = ({ lines }: Road) => (lines[0] ?? []).map(([lng, lat]) => ({ lng, lat }))

/** What each way between two corners costs at least (Floyd, Warshall). */
export function leastCosts(corners: readonly Corner[], shapes: readonly Road[]): number[][] {
  const places = corners.map(corner => at(...corner))
  const isAt = (place: Place | undefined, other: Place) => place !== undefined && metresBetween(place, other) < 1
  const costs = places.map((one, from) =>
    places.map((other, to) => {
      const joining = shapes.filter(shape => {
        const [start, end] = endsOf(shape)
        return (isAt(start, one) && isAt(end, other)) || (isAt(start, other) && isAt(end, one))
      })
      if (from === to) return 0
      return Math.min(
        Number.POSITIVE_INFINITY,
        ...joining.map(({ layer }) => metresBetween(one, other) * slowness[layer]),
      )
    }),
  )
  for (const by of places.keys())
    for (const row of costs)
      for (const to of places.keys()) row[to] = Math.min(row[to] ?? 0, (row[by] ?? 0) + (costs[by]?.[to] ?? 0))
  return costs
}

/** Of a way along these streets. */
export function costOf(places: readonly Place[], shapes: readonly Road[]): number {
  return places.slice(1).reduce((sum, place, before) => {
    const from = places[before] as Place
    const under = shapes.filter(shape => {
      const [start, end] = endsOf(shape)
      return (
        start &&
        end &&
        [from, place].every(
          one => metresBetween(start, one) + metresBetween(one, end) < metresBetween(start, end) + 0.5,
        )
      )
    })
    return sum + metresBetween(from, place) * Math.min(1.4, ...under.map(({ layer }) => slowness[layer]))
  }, 0)
}
