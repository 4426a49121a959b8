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
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { UnderList } from '#web/shared/list/chosen/UnderList.tsx'
import { type Chosen, useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { queueTabs } from '#web/shared/review/list/queueTabs.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { ApplicationState, Completeness, PaperChips, RisksInRow } from './ApplicationBadges.tsx'
import { type RowAction, useColumns } from './columns.tsx'
import { kinds, Question } from './question.ts'
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

const cardHeight = 176

/** The row as a card on a phone. */
function ApplicationCard({ row, chosen }: { row: ApplicationRow; chosen: Chosen<ApplicationRow> }) {
  const text = useWords(applicationWords)
  return (
    <article className="grid gap-1.5 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <span className="truncate font-medium">{row.name}</span>
        <span className="shrink-0">{text.kinds[row.kind]}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.case?.state === 'waiting' && <Clock since={row.case.queuedAt} due={row.case.dueAt} />}
          <ApplicationState state={row.state} />
        </span>
      </p>
      <div className="flex items-center gap-3">
        <span className="truncate text-muted">
          <CityNames codes={[row.cityCode]} />
        </span>
        <span className="ml-auto shrink-0">
          <Completeness row={row} isLine />
        </span>
      </div>
      <div className="h-6 overflow-hidden">
        <PaperChips papers={row.papers} />
      </div>
      <div className="h-6 overflow-hidden">
        <RisksInRow risks={row.risks} />
      </div>
      <div className="flex gap-3 text-xs text-muted">
        <span className="shrink-0">{row.no}</span>
        <span className="ml-auto min-w-0">
          <HolderBadge row={row} />
        </span>
      </div>
    </article>
  )
}

type ApplicationFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function ApplicationFilters({ question, onFilter }: ApplicationFiltersProps) {
  const text = useWords(applicationsWords)
  const { kinds: names } = useWords(applicationWords)
  return (
    <>
      <FilterSelect
        label={text.kind}
        options={kinds.map(value => ({ value, label: value === 'any' ? text.anyKind : names[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.createdAt}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
