import type { OutputOf } from '#contract/base/operation.ts'
import type { City, CityOutline } from '#contract/settings/cities.ts'
import { boxAround } from '#contract/settings/rings.ts'
import type { zones as zoneCalls } from '#contract/settings/zones.ts'
import { type Point, placed, type Spot, spotOf, type View } from '#web/shared/map/plot.ts'

/** What is drawn of a zone; one without services takes no orders. */
export type DrawnZone = { code: string; name: string; services: readonly string[]; outline: CityOutline }

export type PlacedCity = Pick<City, 'centre' | 'outline'>

/** The ground, and the orders of today on it. */
export type CityGround = Pick<OutputOf<typeof zoneCalls.list>, 'tiles' | 'maps' | 'orders'>

type ShapesProps = {
  city: PlacedCity
  zones: readonly DrawnZone[]
  orders: CityGround['orders']
  view: View
  pixel: number
}

/** The orders of today, the outline of the city, its zones and its centre. */
export function Shapes({ city: { centre, outline }, zones, orders, view, pixel }: ShapesProps) {
  return (
    <g className="pointer-events-none">
      {orders.map(({ lng, lat, count }) => (
        <circle
          key={`${lng} ${lat}`}
          {...centreOf(spotOf({ lng, lat }, view))}
          r={pixel * Math.min(mostRadius, leastRadius * Math.sqrt(count))}
          fillOpacity={0.45}
          className="pointer-events-none fill-bad-fill"
        />
      ))}
      {outline && (
        <path
          d={pathOf(outline, view)}
          fillRule="evenodd"
          strokeWidth={1.5 * pixel}
          strokeDasharray={`${6 * pixel} ${4 * pixel}`}
          className={`stroke-line-strong ${zones.length > 0 ? 'fill-none' : 'fill-accent-soft'}`}
        />
      )}
      {zones.map(zone => (
        <ZoneShape key={zone.code} zone={zone} view={view} pixel={pixel} />
      ))}
      {centre && (
        <g transform={placed(spotOf(centre, view), pixel)}>
          <circle r={4} className="fill-accent-ink stroke-surface" />
        </g>
      )}
    </g>
  )
}

/** Of the mark of a square with orders, in px; its area grows with their number. */
const [leastRadius, mostRadius] = [3, 14]

const centreOf = ({ x, y }: Spot) => ({ cx: x, cy: y })

/** In degrees: what is seen around the centre of a city of which nothing else is known. */
const around = 0.08

/** Of a city, its zones and where orders begin, which is far less than the city, else its outline, else what is around its centre. */
export function seenOf(
  { centre, outline }: PlacedCity,
  zones: readonly DrawnZone[],
  orders: readonly Point[],
): Point[] {
  const inUse = [...zones.flatMap(zone => zone.outline.coordinates.flat().map(pointOf)), ...orders]
  if (inUse.length > 0) return inUse
  if (outline) return outline.coordinates.flat().map(pointOf)
  const { lng, lat } = centre ?? { lng: 0, lat: 0 }
  return [-around, around].map(by => ({ lng: lng + by, lat: lat + by }))
}

function ZoneShape({ zone: { name, services, outline }, view, pixel }: { zone: DrawnZone; view: View; pixel: number }) {
  const looks = services.length > 0 ? 'fill-accent-fill stroke-accent' : 'fill-neutral-soft stroke-muted'
  return (
    <g>
      <path d={pathOf(outline, view)} fillRule="evenodd" fillOpacity={0.25} strokeWidth={2 * pixel} className={looks} />
      <ZoneName name={name} outline={outline} view={view} pixel={pixel} />
    </g>
  )
}

type ZoneNameProps = { name: string; outline: CityOutline; view: View; pixel: number }

/** In the middle of its zone. */
export function ZoneName({ name, outline, view, pixel }: ZoneNameProps) {
  const { west, east, south, north } = boxAround(outline.coordinates.flat())
  return (
    <g transform={placed(spotOf({ lng: (west + east) / 2, lat: (south + north) / 2 }, view), pixel)}>
      <text
        textAnchor="middle"
        dominantBaseline="central"
        paintOrder="stroke"
        strokeWidth={3}
        className="pointer-events-none fill-ink stroke-surface text-xs font-medium"
      >
        {name}
      </text>
    </g>
  )
}

function pathOf({ coordinates }: CityOutline, view: View): string {
  const ringOf = (ring: CityOutline['coordinates'][number]) =>
    ring.map(position => {
      const { x, y } = spotOf(pointOf(position), view)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
  return coordinates.map(ring => `M${ringOf(ring).join('L')}Z`).join('')
}

function pointOf([lng, lat]: readonly [number, number]): Point {
  return { lng, lat }
}
