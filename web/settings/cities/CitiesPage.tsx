import Plus from 'lucide-react/icons/plus'
import { z } from 'zod'
import { services } from '#contract/orders/service.ts'
import type { City, CityRow } from '#contract/settings/cities.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { ServiceFilter } from '#web/shared/order/ServiceFilter.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { cityScreenWords } from '#words/settings/cities.ts'
import { OpenHours, ServiceNames, Standing } from './cells.tsx'

const CityDrawer = lazily(async () => (await import('./CityDrawer.tsx')).CityDrawer)
const CityDialog = lazily(async () => (await import('#web/shared/city/edit/CityDialog.tsx')).CityDialog)

/** Filters in the address; `open` is the city whose drawer is open, 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  service: z.enum(['', ...services]).default(''),
  open: z.int().min(0).default(0),
})

/** The cities of the installation: what they are called, what takes orders there and when. */
export function CitiesPage() {
  const text = useWords(cityScreenWords)
  const mayEdit = useMay('cities.edit')
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name: 'cities',
    address: Question,
    operation: () => api.cities.list,
    input: ({ search, service }) => ({ search, ...(service && { service }) }),
    searchLabel: text.search,
  })
  const edited = useEdited<City>(list)
  const isFiltered = question.search !== '' || question.service !== ''

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="cities"
      filters={
        <ServiceFilter
          label={text.services}
          service={question.service}
          onChoose={service => setQuestion({ service, open: 0 })}
        />
      }
      actions={
        mayEdit && (
          <Button look="primary" icon={Plus} onClick={edited.add}>
            {text.add}
          </Button>
        )
      }
      columns={useColumns()}
      card={{ height: 60, draw: row => <PhoneCard row={row} /> }}
      empty={isFiltered ? text.nothingHere : text.empty}
    >
      {opened.row && <CityDrawer row={opened.row} onEdit={edited.edit} onStep={opened.step} onClose={opened.close} />}
      {edited.isOpen && <CityDialog city={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}

function useColumns(): readonly Column<CityRow>[] {
  const { columns } = useWords(cityScreenWords)
  return [
    {
      key: 'city',
      head: columns.city,
      width: 150,
      grow: 1,
      cell: row => (
        <TwoLines strong under={row.code}>
          {row.name}
        </TwoLines>
      ),
    },
    { key: 'services', head: columns.services, width: 260, grow: 3, cell: row => <ServiceNames of={row.services} /> },
    { key: 'hours', head: columns.hours, width: 150, grow: 1, cell: row => <OpenHours hours={row.hours} /> },
    { key: 'state', head: columns.state, width: 120, cell: row => <State row={row} /> },
  ]
}

/** In its own width, which a cell would stretch. */
function State({ row }: { row: CityRow }) {
  return (
    <span>
      <Standing standing={row.standing} />
    </span>
  )
}

function PhoneCard({ row }: { row: CityRow }) {
  return (
    <article className="flex items-center gap-3 text-sm">
      <span className="flex min-w-0 flex-1 flex-col">
        <TwoLines strong under={<ServiceNames of={row.services} />}>
          {row.name}
        </TwoLines>
      </span>
      <Standing standing={row.standing} />
    </article>
  )
}
