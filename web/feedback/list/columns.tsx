import type { AgeSort } from '#contract/base/page.ts'
import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { type ChooseAction, FeedbackActions } from '#web/feedback/actions/FeedbackActions.tsx'
import { FeedbackState, Marks, useLanguageName } from '#web/feedback/list/badges.tsx'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'

type Cell = { row: FeedbackRow }
type ColumnTerms = {
  chosen: Chosen<FeedbackRow>
  onAction: ChooseAction
  sorting: Sorting<AgeSort>
}

/** The columns of the list. */
export function useColumns({ chosen, onAction, sorting }: ColumnTerms): readonly Column<FeedbackRow>[] {
  const { columns } = useWords(feedbackWords)
  const about = useAboutColumns()
  return [
    {
      key: 'content',
      head: columns.content,
      headBox: headBoxOf(chosen),
      width: 316,
      grow: 3,
      cell: row => <ContentCell row={row} chosen={chosen} />,
    },
    ...about,
    {
      key: 'state',
      head: columns.state,
      width: 128,
      mark: row => `${row.state} ${row.assignee?.name}`,
      cell: row => <StateCell row={row} />,
    },
    {
      key: 'createdAt',
      head: columns.createdAt,
      width: 140,
      sort: headSort(sorting, ages),
      cell: row => <Time at={row.createdAt} shape="full" />,
    },
    {
      key: 'actions',
      head: columns.actions,
      width: 164,
      cell: row => <FeedbackActions row={row} onAction={onAction} place="row" />,
    },
  ]
}

/** Of what kind it is, from whom, and in which app. */
function useAboutColumns(): readonly Column<FeedbackRow>[] {
  const { columns } = useWords(feedbackWords)
  return [
    {
      key: 'type',
      spare: 3,
      head: columns.type,
      width: 148,
      grow: 1,
      mark: row => row.tags.join(),
      cell: row => <TypeCell row={row} />,
    },
    { key: 'person', spare: 2, head: columns.person, width: 140, grow: 1, cell: row => <PersonCell row={row} /> },
    { key: 'app', spare: 4, head: columns.app, width: 120, cell: row => <AppCell row={row} /> },
  ]
}

function ContentCell({ row, chosen }: Cell & { chosen: Chosen<FeedbackRow> }) {
  return (
    <span className="flex max-w-full items-center gap-2.5">
      <ChooseBox row={row} chosen={chosen} />
      <span className="grid min-w-0">
        <span className="truncate">{row.summary}</span>
        <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <span className="truncate">{row.no}</span>
          <Marks row={row} />
        </span>
      </span>
    </span>
  )
}

function TypeCell({ row }: Cell) {
  const { names } = useWords(feedbackWords)
  return <TwoLines under={row.tags.join(' · ')}>{names.types[row.type]}</TwoLines>
}

function PersonCell({ row: { person, language } }: Cell) {
  const { names } = useWords(feedbackWords)
  const languageName = useLanguageName(language)
  return <TwoLines under={`${names.people[person.kind]} · ${languageName}`}>{person.name}</TwoLines>
}

function AppCell({ row: { appVersion, system } }: Cell) {
  const { names } = useWords(feedbackWords)
  return <TwoLines under={names.systems[system]}>{appVersion || '–'}</TwoLines>
}

function StateCell({ row }: Cell) {
  const text = useWords(feedbackWords)
  return (
    <TwoLines under={row.assignee?.name ?? text.nobody}>
      <FeedbackState state={row.state} />
    </TwoLines>
  )
}
