import MoveRight from 'lucide-react/icons/move-right'
import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import type { ComplaintSort } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { ChooseCell } from '#web/shared/list/chosen/ChooseCell.tsx'
import { headBoxOf } from '#web/shared/list/chosen/headBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { ComplaintActions } from './ComplaintActions.tsx'
import { ComplaintState, HotlineDue, Level, LiableParties } from './ComplaintBadges.tsx'

export type ChooseAction = (action: StaffComplaintMove, complaint: ComplaintRow) => void

/** The columns of the list. */
export function useColumns(
  onAction: ChooseAction,
  chosen: Chosen<ComplaintRow>,
  sorting: Sorting<ComplaintSort>,
): readonly Column<ComplaintRow>[] {
  const text = useWords(complaintsWords)
  const { columns } = text
  const about = useAboutColumns()
  return [
    {
      key: 'no',
      head: columns.no,
      headBox: headBoxOf(chosen),
      width: 240,
      sort: headSort(sorting, ages),
      cell: row => <NumberCell row={row} chosen={chosen} />,
    },
    ...about,
    {
      key: 'state',
      head: columns.state,
      width: 152,
      sort: headSort(sorting, { up: 'due' }),
      mark: row => row.state,
      cell: row => <Standing row={row} />,
    },
    { key: 'assignee', spare: 1, head: columns.assignee, width: 96, cell: row => row.assignee?.name ?? '–' },
    { key: 'given', spare: 3, head: columns.given, width: 148, align: 'end', cell: row => <Given row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 156,
      cell: row => <ComplaintActions complaint={row} onAction={onAction} look="row" />,
    },
  ]
}

/** What it is about, whom, and what is wanted. */
function useAboutColumns(): readonly Column<ComplaintRow>[] {
  const { columns } = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  return [
    {
      key: 'type',
      head: columns.type,
      width: 180,
      grow: 2,
      cell: row => (
        <TwoLines strong under={row.summary}>
          {names.types[row.type]}
        </TwoLines>
      ),
    },
    { key: 'sides', spare: 2, head: columns.sides, width: 168, grow: 1, cell: row => <Sides row={row} /> },
    { key: 'demand', spare: 4, head: columns.demand, width: 116, align: 'end', cell: row => <Demand row={row} /> },
  ]
}

function NumberCell({ row, chosen }: { row: ComplaintRow; chosen: Chosen<ComplaintRow> }) {
  const names = useWords(complaintNameWords)
  return (
    <ChooseCell row={row} chosen={chosen}>
      <TwoLines strong under={`${names.sources[row.source]} · ${row.order.no}`}>
        <span className="inline-flex items-center gap-1.5">
          <Level level={row.level} />
          {row.no}
        </span>
      </TwoLines>
    </ChooseCell>
  )
}

function Sides({ row }: { row: ComplaintRow }) {
  return (
    <span className="flex max-w-full items-center gap-1.5">
      <span className="truncate">{row.complainant.name}</span>
      <MoveRight size={14} aria-hidden className="shrink-0 text-muted" />
      <span className="truncate">
        <RespondentName row={row} />
      </span>
    </span>
  )
}

function RespondentName({ row }: { row: ComplaintRow }) {
  const text = useWords(complaintsWords)
  return <>{row.respondent.kind === 'platform' ? text.platform : row.respondent.name}</>
}

function Demand({ row }: { row: ComplaintRow }) {
  const names = useWords(complaintNameWords)
  return (
    <span className="grid justify-items-end">
      <span>{names.demands[row.demand]}</span>
      {row.demandFen !== null && (
        <span className="text-xs text-muted">
          <Money fen={row.demandFen} />
        </span>
      )}
    </span>
  )
}

function Standing({ row }: { row: ComplaintRow }) {
  return (
    <span className="flex flex-col items-start gap-0.5">
      <ComplaintState state={row.state} />
      {row.clock && <Clock since={row.clock.since} due={row.clock.due} />}
      <HotlineDue complaint={row} />
    </span>
  )
}

function Given({ row }: { row: ComplaintRow }) {
  return (
    <span className="grid max-w-full min-w-0 justify-items-end">
      <span className="max-w-full truncate">{row.liability ? <LiableParties liability={row.liability} /> : '–'}</span>
      <span className="text-xs text-muted">
        <Money fen={row.givenFen} />
      </span>
    </span>
  )
}

export const cardHeight = 112

/** The row as a card on a phone. */
export function ComplaintCard({ row, chosen }: { row: ComplaintRow; chosen: Chosen<ComplaintRow> }) {
  const names = useWords(complaintNameWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <Level level={row.level} />
        <span className="truncate font-medium">{names.types[row.type]}</span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {row.clock && <Clock since={row.clock.since} due={row.clock.due} />}
          <ComplaintState state={row.state} />
        </span>
      </p>
      <Sides row={row} />
      <p className="truncate text-xs text-muted">{row.summary}</p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <HotlineDue complaint={row} />
        <span className="ml-auto shrink-0">{row.assignee?.name}</span>
      </p>
    </article>
  )
}
