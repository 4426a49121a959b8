import type { City, CityOutline } from '#contract/settings/cities.ts'

/** Of the longer side of the drawing, in its units. */
const size = 240
const margin = 8

type OutlineDrawingProps = { label: string; outline: CityOutline; centre: City['centre'] }

/** The border of a city, north above, with its centre. */
export function OutlineDrawing({ label, outline, centre }: OutlineDrawingProps) {
  const points = outline.coordinates.flat()
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)]
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)]
  // Degrees of longitude are shorter than those of latitude.
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const unit = size / Math.max((east - west) * narrowing, north - south, 1e-6)
  const x = (lng: number) => (lng - west) * narrowing * unit + margin
  const y = (lat: number) => (north - lat) * unit + margin
  const path = outline.coordinates
    .map(ring => `M${ring.map(([lng, lat]) => `${x(lng)},${y(lat)}`).join('L')}Z`)
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${x(east) + margin} ${y(south) + margin}`}
      className="max-h-60 w-full rounded-md border border-line bg-ground"
    >
      <path d={path} fillRule="evenodd" strokeWidth={1.5} className="fill-accent-soft stroke-accent" />
      {centre && <circle cx={x(centre.lng)} cy={y(centre.lat)} r={4} className="fill-accent-ink" />}
    </svg>
  )
}
