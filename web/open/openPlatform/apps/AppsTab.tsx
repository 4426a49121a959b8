import Plus from 'lucide-react/icons/plus'
import { z } from 'zod'
import { appKinds } from '#contract/open/apps/app-kinds.ts'
import { type App, appStatuses } from '#contract/open/apps.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'
import type { OpenPlatformTab } from '../OpenPlatformPage.tsx'
import { AppCard, cardHeight, useColumns } from './columns.tsx'

const AppDrawer = lazily(async () => (await import('./AppDrawer.tsx')).AppDrawer)
const AppDialog = lazily(async () => (await import('./edit/AppDialog.tsx')).AppDialog)

/** The apps of the open API. */
export function AppsTab({ heading }: OpenPlatformTab) {
  const text = useWords(appWords)
  const mayAdd = useMay('apps.secret')
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name: 'apps',
    address: Question,
    operation: () => api.apps.list,
    input: ({ search, kind, status }) => ({ search, kind: kind || undefined, status: status || undefined }),
    searchLabel: text.search,
  })
  const edited = useEdited<App>(list)
  const isNarrowed = Boolean(question.search || question.kind || question.status)

  return (
    <TableScreen
      {...screen}
      {...heading}
      filters={<Filters question={question} onFilter={setQuestion} />}
      actions={
        mayAdd && (
          <Button look="primary" icon={Plus} onClick={edited.add}>
            {text.add}
          </Button>
        )
      }
      columns={useColumns()}
      card={{ height: cardHeight, draw: row => <AppCard row={row} /> }}
      empty={isNarrowed ? text.nothingHere : text.empty}
    >
      {opened.row && (
        <AppDrawer
          key={opened.row.id}
          row={opened.row}
          onEdit={edited.edit}
          onStep={opened.step}
          onClose={opened.close}
        />
      )}
      {edited.isOpen && <AppDialog app={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function Filters({ question, onFilter }: FiltersProps) {
  const text = useWords(appWords)
  const { kinds } = useWords(appChoiceWords)
  return (
    <>
      <FilterSelect
        label={text.columns.kind}
        options={[{ value: '', label: text.anyKind }, ...appKinds.map(value => ({ value, label: kinds[value] }))]}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <FilterSelect
        label={text.columns.state}
        options={[
          { value: '', label: text.anyStatus },
          ...appStatuses.map(value => ({ value, label: text.statuses[value] })),
        ]}
        value={question.status}
        onChoose={status => onFilter({ status, open: 0 })}
      />
    </>
  )
}

const any = z.literal('')

/** Filters in the address; `open` is the app whose drawer is open, 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  kind: z.enum(appKinds).or(any).default(''),
  status: z.enum(appStatuses).or(any).default(''),
  open: z.int().min(0).default(0),
})
type Question = z.output<typeof Question>
