import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { City } from '#contract/settings/cities.ts'
import { placedServices, type Zone } from '#contract/settings/zones.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { viewOf, wholeCountry } from '#web/shared/map/plot.ts'
import { StillMap } from '#web/shared/map/StillMap.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { orderNameWords } from '#words/orders/order.ts'
import { zoneWords } from '#words/settings/cities.ts'
import { ServiceNames } from '../cells.tsx'
import { OrdersShown } from './OrdersShown.tsx'
import { type CityGround, type DrawnZone, type PlacedCity, Shapes, seenOf } from './Shapes.tsx'
import { ZoneDialog } from './ZoneDialog.tsx'

/** The zones of a city on its map, and what each of them serves. */
export function Zones({ city }: { city: City }) {
  const text = useWords(zoneWords)
  const { data, error, refetch } = useRead(api.zones.list, { cityId: city.id })
  const [edited, setEdited] = useState<Zone | 'new'>()
  const all = data?.zones ?? []
  const hasMap = isPlaced(city) || all.length > 0 || (data?.orders.length ?? 0) > 0
  return (
    <Part title={text.title}>
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {data && hasMap && <CityMap label={text.map(city.name)} city={city} zones={all} ground={data} />}
      {data && hasMap && <OrdersShown orders={data.orders} />}
      {data && <p className="text-sm text-muted">{all.length === 0 ? text.none : text.some}</p>}
      <Unserved city={city} zones={all} />
      <ul className="grid">
        {all.map(zone => (
          <li key={zone.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 text-sm">
            <span className="flex min-w-40 flex-1 flex-col">
              <TwoLines strong under={<ServiceNames of={zone.services} />}>
                {zone.name} <span className="font-normal text-muted">{zone.code}</span>
              </TwoLines>
            </span>
            <RecordButtons
              row={zone}
              onEdit={setEdited}
              remove={api.zones.remove}
              sureToRemove={all.length === 1 ? text.sureToRemoveLast(zone.name) : text.sureToRemove(zone.name)}
              onRemoved={() => {}}
            />
          </li>
        ))}
      </ul>
      {data && city.allowed.includes('update') && (
        <span>
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        </span>
      )}
      {edited && data && (
        <ZoneDialog
          city={city}
          zone={edited === 'new' ? undefined : edited}
          others={all.filter(zone => zone !== edited)}
          ground={data}
          hasMap={hasMap}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  )
}

/** Whether it is known where the city is. */
function isPlaced({ outline, centre }: City): boolean {
  return outline !== null || centre !== null
}

/** The services with a place that are open in the city and in none of its zones. */
function Unserved({ city, zones: all }: { city: City; zones: readonly Zone[] }) {
  const text = useWords(zoneWords)
  const { titles } = useWords(orderNameWords)
  const open = placedServices.filter(service => city.services.includes(service))
  const missing = open.filter(service => !all.some(zone => zone.services.includes(service)))
  if (all.length === 0 || missing.length === 0) return null
  return (
    <p role="status" className="text-sm text-warn-ink">
      {text.unserved(missing.map(service => titles[service]).join(' · '))}
    </p>
  )
}

type CityMapProps = { label: string; city: PlacedCity; zones: readonly DrawnZone[]; ground: CityGround }

/** The city's ground with the orders of today, its outline and its zones, north above. */
function CityMap({ label, city, zones, ground: { tiles, maps, orders } }: CityMapProps) {
  const view = viewOf(seenOf(city, zones, orders), { least: wholeCountry })
  return (
    <div className="aspect-[4/3] max-h-80 w-full overflow-hidden rounded-md border border-line">
      <StillMap label={label} view={view} tiles={tiles} maps={maps} hasRings={false}>
        {pixel => <Shapes city={city} zones={zones} orders={orders} view={view} pixel={pixel} />}
      </StillMap>
    </div>
  )
}
