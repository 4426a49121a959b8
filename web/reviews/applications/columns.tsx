import type { AgeSort } from '#contract/base/page.ts'
import type { ApplicationRow } from '#contract/reviews/application.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ChooseCell } from '#web/shared/list/chosen/ChooseCell.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { applicationsWords, applicationWords } from '#words/reviews/applications.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { ApplicationState, Completeness, PaperChips, RisksInRow } from './ApplicationBadges.tsx'

export type RowAction = 'judge' | 'activate' | 'refuse'
export type ChooseAction = (action: RowAction, row: ApplicationRow) => void

type ColumnTerms = { chosen: Chosen<ApplicationRow>; onAction: ChooseAction; sorting: Sorting<AgeSort> }

/** The columns of the list. */
export function useColumns({ chosen, onAction, sorting }: ColumnTerms): readonly Column<ApplicationRow>[] {
  const { columns } = useWords(applicationsWords)
  const applicantColumns = useApplicantColumns()
  return [
    {
      key: 'no',
      head: columns.no,
      headBox: headBoxOf(chosen),
      width: 220,
      sort: headSort(sorting, ages),
      cell: row => <NumberCell row={row} chosen={chosen} />,
    },
    ...applicantColumns,
    {
      key: 'stage',
      head: columns.stage,
      width: 124,
      mark: row => row.state,
      cell: row => <StageCell row={row} />,
    },
    { key: 'reviewer', spare: 3, head: columns.reviewer, width: 136, cell: row => <HolderBadge row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 100,
      cell: row => <RowActionButtons row={row} onAction={onAction} place="row" />,
    },
  ]
}

/** Who applies, and what is known of them. */
function useApplicantColumns(): readonly Column<ApplicationRow>[] {
  const { columns } = useWords(applicationsWords)
  return [
    {
      key: 'applicant',
      head: columns.applicant,
      width: 104,
      cell: row => (
        <TwoLines strong under={<CityNames codes={[row.cityCode]} />}>
          {row.name}
        </TwoLines>
      ),
    },
    {
      key: 'completeness',
      spare: 4,
      head: columns.completeness,
      width: 112,
      mark: ({ pieces }) => `${pieces.done} ${pieces.waiting}`,
      cell: row => <Completeness row={row} />,
    },
    {
      key: 'papers',
      spare: 1,
      head: columns.papers,
      width: 248,
      grow: 2,
      mark: row => row.papers.map(({ state }) => state).join(),
      cell: row => <PaperChips papers={row.papers} />,
    },
    { key: 'risks', spare: 2, head: columns.risks, width: 172, grow: 1, cell: row => <RisksInRow risks={row.risks} /> },
  ]
}

function NumberCell({ row, chosen }: { row: ApplicationRow; chosen: Chosen<ApplicationRow> }) {
  const { kinds } = useWords(applicationWords)
  const kindAndTime = (
    <>
      {`${kinds[row.kind]} · `}
      <Time at={row.createdAt} />
    </>
  )
  return (
    <ChooseCell row={row} chosen={chosen}>
      <TwoLines strong under={kindAndTime}>
        {row.no}
      </TwoLines>
    </ChooseCell>
  )
}

/** The stage, and how long the case has been waiting or since when it is there. */
function StageCell({ row }: { row: ApplicationRow }) {
  const { purposes } = useWords(reviewWords)
  const own = row.case
  const isNamed = own?.purpose === 'appeal' || own?.purpose === 'sample'
  return (
    <span className="flex flex-col items-start gap-0.5">
      <ApplicationState state={row.state} />
      <span className="flex items-center gap-1 text-xs text-muted">
        {own?.state === 'waiting' ? <Clock since={own.queuedAt} due={own.dueAt} /> : <Time at={row.stateAt} />}
        {isNamed && purposes[own.purpose]}
      </span>
    </span>
  )
}

/** What this reader may do with a row. */
function actionsOf({ case: own, allowed }: ApplicationRow): readonly RowAction[] {
  const moves = own?.allowed ?? []
  const canJudge = moves.includes('claim') || moves.includes('reject')
  const others = (['activate', 'refuse'] as const).filter(action => allowed.includes(action))
  return [...(canJudge ? (['judge'] as const) : []), ...others]
}

type RowActionButtonsProps = { row: ApplicationRow; onAction: ChooseAction; place: 'row' | 'bar' }

export function RowActionButtons({ row, onAction, place }: RowActionButtonsProps) {
  const text = useWords(applicationsWords)
  return (
    <ActionButtons
      looks={{ judge: 'plain', activate: 'plain', refuse: 'risky' }}
      allowed={actionsOf(row)}
      names={text}
      onAction={action => onAction(action, row)}
      place={place}
      leads
    />
  )
}
