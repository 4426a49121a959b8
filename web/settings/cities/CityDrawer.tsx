import type { City, CityRow } from '#contract/settings/cities.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { languageName, languages, useWords } from '#web/kit/words.ts'
import { RecordButtons } from '#web/shared/list/RecordButtons.tsx'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { cityScreenWords } from '#words/settings/cities.ts'
import { OpenHours, ServiceNames, Standing } from './cells.tsx'
import { Zones } from './zones/Zones.tsx'

type CityDrawerProps = {
  row: CityRow
  onEdit: (city: City) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

export function CityDrawer({ row, onEdit, onStep, onClose }: CityDrawerProps) {
  const text = useWords(cityScreenWords)
  const { data, error, refetch } = useRead(api.cities.get, { id: row.id })
  const remove = { remove: api.cities.remove, sureToRemove: text.sureToRemove(row.name), onRemoved: onClose }
  return (
    <RecordDrawer
      kind={text.record}
      title={row.name}
      head={data && <RecordButtons row={data} onEdit={() => onEdit(data)} {...remove} />}
      panel="city"
      error={error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={text.code}>{row.code}</Fact>
          <Fact name={text.columns.state}>
            <Standing standing={row.standing} />
          </Fact>
          <Fact name={text.services}>
            <ServiceNames of={row.services} />
          </Fact>
          <Fact name={text.hours}>
            <OpenHours hours={row.hours} />
          </Fact>
          <Fact name={text.holidays}>{row.holidays.join(' · ') || text.noHolidays}</Fact>
        </Facts>
        {data && <Zones city={data} />}
        {data && <PlaceAndNames city={data} />}
      </div>
    </RecordDrawer>
  )
}

function PlaceAndNames({ city: { names, centre, outline } }: { city: City }) {
  const text = useWords(cityScreenWords)
  const points = outline?.coordinates.reduce((sum, ring) => sum + ring.length - 1, 0) ?? 0
  return (
    <Part title={text.more}>
      <Facts>
        {languages.map(language => (
          <Fact key={language} name={languageName(language)}>
            {names[language]}
          </Fact>
        ))}
        <Fact name={text.centre}>{centre ? `${centre.lng}, ${centre.lat}` : '–'}</Fact>
        <Fact name={text.outline}>{outline ? text.outlinePoints(points) : '–'}</Fact>
      </Facts>
    </Part>
  )
}
