import { z } from 'zod'
import { dayMs } from '#contract/base/durations.ts'
import { byAge, sortInput } from '#contract/base/page.ts'
import { startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { DayLimit } from '#contract/base/values.ts'
import { webhookTypes } from '#contract/open/webhooks/catalogue.ts'
import { deliveryOutcomes } from '#contract/open/webhooks/limits.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { deliveryWords } from '#words/open/webhooks.ts'
import { withoutProtocol } from '../endpoints/columns.tsx'
import type { OpenPlatformTab } from '../OpenPlatformPage.tsx'
import { cardHeight, DeliveryCard, useColumns } from './columns.tsx'
import { useTypeName } from './useTypeName.ts'

/** Filters in the address; `endpoint` is one endpoint or 0, `open` the delivery whose drawer is open. */
const Question = z.object({
  tab: z.string().max(16).default(''),
  search: z.string().max(64).default(''),
  endpoint: z.int().min(0).default(0),
  type: z.string().max(64).default(''),
  outcome: z.enum(deliveryOutcomes).or(z.literal('')).default(''),
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  open: z.int().min(0).default(0),
})
type Question = z.output<typeof Question>

const DeliveryDrawer = lazily(async () => (await import('./DeliveryDrawer.tsx')).DeliveryDrawer)

/** What was sent to whom, and what came of it. */
export function DeliveriesTab({ heading }: OpenPlatformTab) {
  const text = useWords(deliveryWords)
  const { question, setQuestion, opened, sorting, screen } = useRecordList({
    name: 'webhookDeliveries',
    address: Question,
    operation: () => api.webhookDeliveries.list,
    input: ({ search, endpoint, type, outcome, from, to }) => {
      const until = dayBegins(to)
      return {
        record: search,
        type,
        endpointId: endpoint || undefined,
        outcome: outcome || undefined,
        from: dayBegins(from),
        to: until === undefined ? undefined : until + dayMs - 1,
      }
    },
    sorts: () => byAge,
    searchLabel: text.search,
  })
  const { search, endpoint, type, outcome, from, to } = question
  const isNarrowed = [search, endpoint, type, outcome, from, to].some(Boolean)
  return (
    <TableScreen
      {...screen}
      {...heading}
      filters={<Filters question={question} onFilter={setQuestion} />}
      columns={useColumns(sorting)}
      card={{ height: cardHeight, draw: row => <DeliveryCard row={row} /> }}
      empty={isNarrowed ? text.nothingHere : text.empty}
    >
      {(opened.row || question.open > 0) && (
        <DeliveryDrawer
          key={question.open}
          id={opened.row?.id ?? question.open}
          onStep={opened.step}
          onClose={() => setQuestion({ open: 0 })}
        />
      )}
    </TableScreen>
  )
}

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function Filters({ question, onFilter }: FiltersProps) {
  const text = useWords(deliveryWords)
  const nameOf = useTypeName()
  const { data } = useRead(api.webhooks.list, { limit: 200 })
  return (
    <>
      <FilterSelect
        label={text.endpoint}
        options={[
          { value: '0', label: text.anyEndpoint },
          ...(data?.rows ?? []).map(({ id, app, url }) => ({
            value: String(id),
            label: `${app.name} · ${withoutProtocol(url)}`,
          })),
        ]}
        value={String(question.endpoint)}
        onChoose={endpoint => onFilter({ endpoint: Number(endpoint), open: 0 })}
      />
      <FilterSelect
        label={text.columns.type}
        options={[
          { value: '', label: text.anyType },
          ...webhookTypes.map(value => ({ value, label: `${nameOf(value)} · ${value}` })),
        ]}
        value={question.type}
        onChoose={type => onFilter({ type, open: 0 })}
      />
      <FilterSelect
        label={text.columns.outcome}
        options={[
          { value: '', label: text.anyOutcome },
          ...deliveryOutcomes.map(value => ({ value, label: text.outcomes[value] })),
        ]}
        value={question.outcome}
        onChoose={outcome => onFilter({ outcome, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.columns.at}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}

/** The first moment of a day in Shanghai; undefined for none. */
function dayBegins(day: string): number | undefined {
  return day === '' ? undefined : startOfShanghaiDay(day)
}
