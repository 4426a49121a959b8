import type { Spot } from '#contract/settings/rings.ts'

/** Coordinates of the map: the earth as a square of side 1 (Web Mercator), and a view box on it. */

export { isInside, type Spot } from '#contract/settings/rings.ts'

export type Point = { lng: number; lat: number }
/** `scale`: width of the whole earth in units of the drawing. */
export type View = { centre: Spot; scale: number }

export const width = 1000
export const height = 720
const margin = 70
const earthM = 40_075_016
const widest = 2 ** 12 * 256
/** A single street, as far as somebody may go. */
export const closest = 2 ** 18 * 256
/** Some km of streets: closer, the first order of a day would be all that is seen of a city. */
const streets = 2 ** 15 * 256
/** The smallest scale of a view that is not of one city's streets. */
export const wholeCountry = 2 ** 5 * 256

export function worldOf({ lng, lat }: Point): Spot {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function spotOf(point: Point, { centre, scale }: View): Spot {
  const { x, y } = worldOf(point)
  return { x: (x - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 }
}

/** A view that contains all points, as far as `least`, its smallest scale, permits; not closer than `most`. */
export function viewOf(points: readonly Point[], { least = widest, most = streets } = {}): View {
  const spots = points.map(worldOf)
  const [left, right] = [Math.min(...spots.map(spot => spot.x)), Math.max(...spots.map(spot => spot.x))]
  const [top, bottom] = [Math.min(...spots.map(spot => spot.y)), Math.max(...spots.map(spot => spot.y))]
  const fitting = Math.min(
    (width - 2 * margin) / (right - left || 1e-9),
    (height - 2 * margin) / (bottom - top || 1e-9),
  )
  return { centre: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: Math.min(most, within(fitting, least)) }
}

/** Zooms; the point at `fixed` stays where it is. */
export function zoomed(view: View, factor: number, fixed: Spot = { x: width / 2, y: height / 2 }): View {
  const scale = within(view.scale * factor)
  const share = 1 - view.scale / scale
  return { ...moved(view, { x: (fixed.x - width / 2) * share, y: (fixed.y - height / 2) * share }), scale }
}

/** Moves the view. */
export function moved({ centre, scale }: View, { x, y }: Spot): View {
  return { centre: { x: centre.x + x / scale, y: centre.y + y / scale }, scale }
}

function within(scale: number, least = widest): number {
  return Math.min(closest, Math.max(least, scale))
}

/** Units of the drawing per metre, at the centre of the view. */
export function unitsPerMetre({ centre, scale }: View): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * centre.y)))
  return scale / (earthM * Math.cos(latitude))
}

/** The visible part of the plane: the view, and what is beside it where the element has another aspect ratio. */
export type Seen = {
  width: number
  height: number
  /** Units of the drawing per pixel of the page; marks sized with it are equally large on every screen. */
  pixel: number
}

export function seenBy(pixelsWide: number, pixelsHigh: number): Seen {
  const shape = pixelsWide / pixelsHigh
  const wide = Math.max(width, height * shape)
  return { width: wide, height: Math.max(height, width / shape), pixel: wide / pixelsWide }
}

type Tile = Spot & { key: string; url: string; size: number }

/** The tiles under the view, from a URL template with `{z}`, `{x}` and `{y}`. */
export function tilesOf(address: string, { centre, scale }: View, seen: Seen): Tile[] {
  const z = Math.round(Math.log2(scale / 256))
  const count = 2 ** z
  const size = scale / count
  const first = {
    x: Math.floor((centre.x - seen.width / 2 / scale) * count),
    y: Math.floor((centre.y - seen.height / 2 / scale) * count),
  }
  const across = Math.floor((centre.x + seen.width / 2 / scale) * count) - first.x + 1
  const down = Math.floor((centre.y + seen.height / 2 / scale) * count) - first.y + 1
  return Array.from({ length: across * down }, (_, at) => {
    const [x, y] = [first.x + (at % across), first.y + Math.floor(at / across)]
    return {
      key: `${z}/${x}/${y}`,
      url: address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)),
      x: (x / count - centre.x) * scale + width / 2,
      y: (y / count - centre.y) * scale + height / 2,
      size,
    }
  })
}

/** The place of a mark, whose content is drawn in pixels around a point. */
export function placed({ x, y }: Spot, pixel: number): string {
  return `translate(${x} ${y}) scale(${pixel})`
}
