import Plus from 'lucide-react/icons/plus'
import { endpointStandings } from '#contract/open/webhooks/limits.ts'
import type { WebhookEndpoint } from '#contract/open/webhooks.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { webhookWords } from '#words/open/webhooks.ts'
import type { OpenPlatformTab } from '../OpenPlatformPage.tsx'
import { cardHeight, EndpointCard, useColumns } from './columns.tsx'
import { Question } from './question.ts'

const EndpointDrawer = lazily(async () => (await import('./EndpointDrawer.tsx')).EndpointDrawer)
const EndpointDialog = lazily(async () => (await import('./edit/EndpointDialog.tsx')).EndpointDialog)

/** Where webhooks go. */
export function EndpointsTab({ heading }: OpenPlatformTab) {
  const text = useWords(webhookWords)
  const mayEdit = useMay('webhooks.edit')
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name: 'webhooks',
    address: Question,
    operation: () => api.webhooks.list,
    input: ({ search, standing }) => ({ search, standing: standing || undefined }),
    searchLabel: text.search,
  })
  const edited = useEdited<WebhookEndpoint>(list)

  return (
    <TableScreen
      {...screen}
      {...heading}
      filters={
        <FilterSelect
          label={text.columns.state}
          options={[
            { value: '', label: text.anyStanding },
            ...endpointStandings.map(value => ({ value, label: text.standings[value] })),
          ]}
          value={question.standing}
          onChoose={standing => setQuestion({ standing, open: 0 })}
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
      card={{ height: cardHeight, draw: row => <EndpointCard row={row} /> }}
      empty={question.search || question.standing ? text.nothingHere : text.empty}
    >
      {opened.row && (
        <EndpointDrawer
          key={opened.row.id}
          row={opened.row}
          onEdit={edited.edit}
          onStep={opened.step}
          onClose={opened.close}
        />
      )}
      {edited.isOpen && <EndpointDialog row={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}
