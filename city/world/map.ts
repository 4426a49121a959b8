export type Point = { lng: number; lat: number }

/** GCJ-02, the coordinate system of Chinese maps. */
export const cityCentre: Point = { lng: 113.65, lat: 34.76 }

const metresPerLat = 111_320
const metresPerLng = metresPerLat * Math.cos((cityCentre.lat * Math.PI) / 180)

/** Straight-line distance on a plane, which is accurate enough within one city. */
export function metresBetween(a: Point, b: Point): number {
  return Math.hypot((a.lng - b.lng) * metresPerLng, (a.lat - b.lat) * metresPerLat)
}

/** `share` 0 is `from`, 1 is `to`. */
export function along(from: Point, to: Point, share: number): Point {
  return rounded({ lng: from.lng + (to.lng - from.lng) * share, lat: from.lat + (to.lat - from.lat) * share })
}

/** `share` 0 is the first point of a way, 1 the last; at least one point. */
export function alongWay(way: readonly Point[], share: number): Point {
  const metres = way.slice(1).map((point, before) => metresBetween(way[before] ?? point, point))
  let left = metres.reduce((sum, each) => sum + each, 0) * Math.min(1, Math.max(0, share))
  for (const [part, length] of metres.entries()) {
    const [from, to] = [way[part], way[part + 1]]
    if (from && to && left <= length) return along(from, to, length === 0 ? 1 : left / length)
    left -= length
  }
  return way.at(-1) ?? cityCentre
}

export function shifted(from: Point, eastMetres: number, northMetres: number): Point {
  return rounded({ lng: from.lng + eastMetres / metresPerLng, lat: from.lat + northMetres / metresPerLat })
}

export function nearest<Item>(items: readonly Item[], to: Point, pointOf: (item: Item) => Point): Item | undefined {
  return items.toSorted((a, b) => metresBetween(pointOf(a), to) - metresBetween(pointOf(b), to))[0]
}

/** Six digits are a tenth of a metre. */
function rounded(point: Point): Point {
  return { lng: Number(point.lng.toFixed(6)), lat: Number(point.lat.toFixed(6)) }
}
