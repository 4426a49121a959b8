import ListChecks from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import { mostTogether } from '#contract/base/page.ts'
import type { ApplicationRow } from '#contract/reviews/application.ts'
import { applicationQueues } from '#contract/reviews/applications.ts'
import { reviewSortsOf } from '#contract/reviews/review.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { UnderList } from '#web/shared/list/chosen/UnderList.tsx'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { queueTabs } from '#web/shared/review/list/queueTabs.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { applicationsWords } from '#words/reviews/applications.ts'
import { ApplicationCard, cardHeight } from './ApplicationCard.tsx'
import { ApplicationFilters } from './ApplicationFilters.tsx'
import { type RowAction, useColumns } from './columns.tsx'
import { Question } from './question.ts'
import { canChoose } from './together.ts'

const ApplicationDrawer = lazily(async () => (await import('./ApplicationDrawer.tsx')).ApplicationDrawer)
const ActivateDialog = lazily(async () => (await import('./ActivateDialog.tsx')).ActivateDialog)
const TogetherBar = lazily(async () => (await import('./TogetherBar.tsx')).TogetherBar)
const RefuseDialog = lazily(async () => (await import('./RefuseDialog.tsx')).RefuseDialog)

/** `onJudge`: opens the desk, with one case first if its id is given. */
export function ApplicationList({ onJudge }: { onJudge: (id?: number) => void }) {
  const text = useWords(applicationsWords)
  const [asked, setAsked] = useState<{ action: 'activate' | 'refuse'; row: ApplicationRow }>()
  const { data: counts } = useRead(api.applications.counts, {})
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'applications',
    address: Question,
    operation: () => api.applications.list,
    input: ({ tab, search, kind, city, from, to }) => ({
      queue: tab,
      search,
      kind: kind === 'any' ? undefined : kind,
      cityCode: city || undefined,
      from,
      to,
    }),
    sorts: ({ tab }) => reviewSortsOf(tab),
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all' } },
  })
  const { search, kind, city, from, to } = question
  const chosen = useChosen(list.rows, { under: JSON.stringify(input), most: mostTogether, canChoose })
  const isNarrowed = search !== '' || kind !== 'any' || city !== '' || from !== '' || to !== ''
  const act = (action: RowAction, row: ApplicationRow) =>
    action === 'judge' ? onJudge(row.id) : setAsked({ action, row })
  const Dialog = asked?.action === 'activate' ? ActivateDialog : RefuseDialog

  return (
    <TableScreen
      {...screen}
      passing={['open', 'desk']}
      title={text.title}
      panel="applications-list"
      tabs={{
        ...queueTabs(applicationQueues, counts, text),
        current: question.tab,
        onChoose: tab => setQuestion({ tab, open: 0 }),
      }}
      filters={<ApplicationFilters question={question} onFilter={setQuestion} />}
      actions={<StartButton onStart={() => onJudge()} />}
      columns={useColumns({ chosen, onAction: act, sorting })}
      card={{ height: cardHeight, draw: row => <ApplicationCard row={row} chosen={chosen} /> }}
      under={
        <UnderList chosen={chosen}>
          <TogetherBar chosen={chosen} />
        </UnderList>
      }
      empty={isNarrowed ? text.emptyFiltered : text.empty}
    >
      {question.open > 0 && (
        <ApplicationDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onAction={act}
          onClose={opened.close}
        />
      )}
      {asked && <Dialog row={asked.row} onClose={() => setAsked(undefined)} />}
    </TableScreen>
  )
}

function StartButton({ onStart }: { onStart: () => void }) {
  const text = useWords(applicationsWords)
  if (!useMay('applications.judge')) return null
  return (
    <Button look="primary" icon={ListChecks} onClick={onStart}>
      {text.start}
    </Button>
  )
}
