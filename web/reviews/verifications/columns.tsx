import type { AgeSort } from '#contract/base/page.ts'
import type { VerificationRow } from '#contract/reviews/verification.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { HolderBadge } from '#web/shared/review/HolderBadge.tsx'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { ChecksInRow, VerificationState } from './VerificationBadges.tsx'

export type RowActions = { onJudge: (row: VerificationRow) => void; onRevoke: (row: VerificationRow) => void }

/** The columns of the list. */
export function useColumns(actions: RowActions, sorting: Sorting<AgeSort>): readonly Column<VerificationRow>[] {
  const { columns, percent, noReading } = useWords(verificationsWords)
  const paperColumns = usePaperColumns()
  return [
    {
      key: 'no',
      head: columns.no,
      width: 192,
      sort: headSort(sorting, ages),
      cell: row => <NumberCell row={row} />,
    },
    ...paperColumns,
    {
      key: 'checks',
      spare: 1,
      head: columns.checks,
      width: 180,
      grow: 1,
      cell: row => <ChecksInRow hints={row.hints} />,
    },
    {
      key: 'reading',
      spare: 4,
      head: columns.reading,
      width: 96,
      cell: row => (row.confidence === null ? <Muted>{noReading}</Muted> : percent(row.confidence)),
    },
    {
      key: 'state',
      head: columns.state,
      width: 112,
      mark: row => row.state,
      cell: row => <StateCell row={row} />,
    },
    { key: 'reviewer', spare: 2, head: columns.reviewer, width: 136, cell: row => <HolderBadge row={row} /> },
    { key: 'actions', head: columns.actions, width: 100, cell: row => <RowActionButtons row={row} {...actions} /> },
  ]
}

/** Who shows what. */
function usePaperColumns(): readonly Column<VerificationRow>[] {
  const { columns } = useWords(verificationsWords)
  const { kinds, personKinds } = useWords(paperWords)
  return [
    {
      key: 'person',
      head: columns.person,
      width: 108,
      grow: 1,
      cell: row => (
        <TwoLines strong under={personKinds[row.person.kind]}>
          {row.person.name}
        </TwoLines>
      ),
    },
    {
      key: 'kind',
      spare: 3,
      head: columns.kind,
      width: 116,
      cell: row => <TwoLines under={<CityNames codes={[row.cityCode]} />}>{kinds[row.kind]}</TwoLines>,
    },
    {
      key: 'paper',
      head: columns.paper,
      width: 160,
      grow: 1,
      cell: row => <TwoLines under={row.paperNumber || '–'}>{row.paperName || '–'}</TwoLines>,
    },
  ]
}

function Muted({ children }: { children: string }) {
  return <span className="text-xs text-muted">{children}</span>
}

function NumberCell({ row }: { row: VerificationRow }) {
  return (
    <TwoLines strong under={<Time at={row.createdAt} />}>
      {row.no}
    </TwoLines>
  )
}

/** The state, and how long it has been waiting or until when it is valid. */
function StateCell({ row }: { row: VerificationRow }) {
  const { purposes } = useWords(reviewWords)
  const own = row.case
  return (
    <span className="flex flex-col items-start gap-0.5">
      <VerificationState state={row.state} />
      {own?.state === 'waiting' && (
        <span className="flex items-center gap-1 text-xs text-muted">
          <Clock since={own.queuedAt} due={own.dueAt} />
          {own.purpose !== 'first' && purposes[own.purpose]}
        </span>
      )}
      {!own && row.validTo && <span className="text-xs text-muted">{row.validTo}</span>}
    </span>
  )
}

/** What this reader may do with a row. */
function actionsOf(row: VerificationRow): readonly ('judge' | 'revoke')[] {
  const moves = row.case?.allowed ?? []
  const canJudge = moves.includes('claim') || moves.includes('reject')
  return [...(canJudge ? ['judge' as const] : []), ...(row.allowed.includes('revoke') ? ['revoke' as const] : [])]
}

type RowActionButtonsProps = RowActions & { row: VerificationRow; place?: 'row' | 'bar' }

export function RowActionButtons({ row, onJudge, onRevoke, place = 'row' }: RowActionButtonsProps) {
  const text = useWords(verificationsWords)
  return (
    <ActionButtons
      looks={{ judge: 'plain', revoke: 'risky' }}
      allowed={actionsOf(row)}
      names={text}
      onAction={action => (action === 'judge' ? onJudge(row) : onRevoke(row))}
      place={place}
      leads
    />
  )
}
