import { viewOf, wholeCountry } from '#web/shared/map/plot.ts'
import { StillMap } from '#web/shared/map/StillMap.tsx'
import { type CityGround, type DrawnZone, type PlacedCity, Shapes, seenOf } from './Shapes.tsx'

type CityMapProps = { label: string; city: PlacedCity; zones: readonly DrawnZone[]; ground: CityGround }

/** The city's ground with the orders of today, its outline and its zones, north above. */
export function CityMap({ label, city, zones, ground: { tiles, maps, orders } }: CityMapProps) {
  const view = viewOf(seenOf(city, zones, orders), wholeCountry)
  return (
    <div className="aspect-[4/3] max-h-80 w-full overflow-hidden rounded-md border border-line">
      <StillMap label={label} view={view} tiles={tiles} maps={maps} hasRings={false}>
        {pixel => <Shapes city={city} zones={zones} orders={orders} view={view} pixel={pixel} />}
      </StillMap>
    </div>
  )
}
