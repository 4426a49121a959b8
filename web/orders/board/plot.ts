/** The plain mathematics of the plot: the earth as a square of side 1 (Web Mercator), and a window on it. */

export type Point = { lng: number; lat: number }
/** In the units of the drawing. */
export type Spot = { x: number; y: number }
/** `scale`: how many units of the drawing the whole earth is wide. */
export type View = { centre: Spot; scale: number }

export const width = 1000
export const height = 720
const margin = 70
const earthM = 40_075_016
const widest = 2 ** 12 * 256
const closest = 2 ** 18 * 256

export function worldOf({ lng, lat }: Point): Spot {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function spotOf(point: Point, { centre, scale }: View): Spot {
  const { x, y } = worldOf(point)
  return { x: (x - centre.x) * scale + width / 2, y: (y - centre.y) * scale + height / 2 }
}

/** A window that shows all of them. */
export function viewOf(points: readonly Point[]): View {
  const spots = points.map(worldOf)
  const [left, right] = [Math.min(...spots.map(spot => spot.x)), Math.max(...spots.map(spot => spot.x))]
  const [top, bottom] = [Math.min(...spots.map(spot => spot.y)), Math.max(...spots.map(spot => spot.y))]
  const fitting = Math.min(
    (width - 2 * margin) / (right - left || 1e-9),
    (height - 2 * margin) / (bottom - top || 1e-9),
  )
  return { centre: { x: (left + right) / 2, y: (top + bottom) / 2 }, scale: within(fitting) }
}

export function zoomed({ centre, scale }: View, factor: number): View {
  return { centre, scale: within(scale * factor) }
}

function within(scale: number): number {
  return Math.min(closest, Math.max(widest, scale))
}

/** Units of the drawing per metre, where the window looks. */
export function unitsPerMetre({ centre, scale }: View): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * centre.y)))
  return scale / (earthM * Math.cos(latitude))
}

/** Whether a spot lies in a closed line drawn by hand: a ray from it crosses the line an odd number of times. */
export function isInside({ x, y }: Spot, line: readonly Spot[]): boolean {
  let inside = false
  for (const [at, here] of line.entries()) {
    const before = line.at(at - 1) as Spot
    const crosses = here.y > y !== before.y > y
    if (crosses && x < ((before.x - here.x) * (y - here.y)) / (before.y - here.y) + here.x) inside = !inside
  }
  return inside
}

export type Tile = Spot & { key: string; url: string; size: number }

/** The pictures under the window, from an address with `{z}`, `{x}` and `{y}` in it. */
export function tilesOf(address: string, { centre, scale }: View): Tile[] {
  const z = Math.round(Math.log2(scale / 256))
  const count = 2 ** z
  const size = scale / count
  const first = {
    x: Math.floor((centre.x - width / 2 / scale) * count),
    y: Math.floor((centre.y - height / 2 / scale) * count),
  }
  const across = Math.ceil(width / size) + 1
  const down = Math.ceil(height / size) + 1
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
