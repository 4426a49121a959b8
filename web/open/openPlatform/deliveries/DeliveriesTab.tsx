import { dayMs } from '#contract/base/durations.ts'
import { byAge } from '#contract/base/page.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { deliveryWords } from '#words/open/webhooks.ts'
import type { OpenPlatformTab } from '../OpenPlatformPage.tsx'
import { cardHeight, DeliveryCard, useColumns } from './columns.tsx'
import { Filters } from './Filters.tsx'
import { dayBegins, Question } from './question.ts'

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
