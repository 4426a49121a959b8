import type { AdjustmentState, adjustmentMoves, LedgerAdjustment } from '#contract/money/adjustment.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'
import { sumOf } from '../LineTable.tsx'
import { AdjustedAccounts } from './AdjustedAccounts.tsx'

export type AdjustmentMove = (typeof adjustmentMoves)[number]
export type ChooseMove = (move: AdjustmentMove, adjustment: LedgerAdjustment) => void

/** The columns of the list of adjustments. */
export function useColumns(onMove: ChooseMove): readonly Column<LedgerAdjustment>[] {
  const { columns } = useWords(adjustmentWords)
  return [
    { key: 'no', head: columns.no, width: 204, cell: row => <NumberCell row={row} /> },
    {
      key: 'what',
      spare: 1,
      head: columns.what,
      width: 248,
      grow: 2,
      cell: row => <AdjustedAccounts adjustment={row} />,
    },
    { key: 'amount', head: columns.amount, width: 116, align: 'end', cell: row => <Amount row={row} /> },
    {
      key: 'reason',
      spare: 3,
      head: columns.reason,
      width: 176,
      grow: 2,
      cell: row => <TwoLines under={row.remark}>{row.reason}</TwoLines>,
    },
    {
      key: 'requestedBy',
      spare: 2,
      head: columns.requestedBy,
      width: 120,
      cell: row => <Name of={row.askedBy.name} />,
    },
    { key: 'state', head: columns.state, width: 116, mark: row => row.state, cell: row => <State row={row} /> },
    { key: 'decidedBy', spare: 4, head: columns.decidedBy, width: 132, cell: row => <DecidedBy row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 124,
      cell: row => <Moves adjustment={row} onMove={onMove} place="row" />,
    },
  ]
}

function Amount({ row }: { row: LedgerAdjustment }) {
  return (
    <span className="font-medium">
      <Money fen={sumOf(row.lines, 'debit')} />
    </span>
  )
}

function Name({ of }: { of: string }) {
  return <span className="max-w-full truncate">{of}</span>
}

function NumberCell({ row }: { row: LedgerAdjustment }) {
  return (
    <TwoLines strong under={<Time at={row.askedAt} shape="full" />}>
      {row.no}
    </TwoLines>
  )
}

function DecidedBy({ row: { decidedBy, decidedAt } }: { row: LedgerAdjustment }) {
  if (!decidedBy) return <span className="text-muted">{'–'}</span>
  return <TwoLines under={decidedAt !== null && <Time at={decidedAt} />}>{decidedBy.name}</TwoLines>
}

function State({ row }: { row: LedgerAdjustment }) {
  return (
    <span>
      <StateBadge state={row.state} />
    </span>
  )
}

const tones: Record<AdjustmentState, Tone> = {
  pending: 'warn',
  posted: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

export function StateBadge({ state }: { state: AdjustmentState }) {
  const { adjustmentStates } = useWords(ledgerWords)
  return <Badge tone={tones[state]}>{adjustmentStates[state]}</Badge>
}

type MovesProps = { adjustment: LedgerAdjustment; onMove: ChooseMove; place: 'row' | 'bar' }

/** One button for each thing that this reader may do with the adjustment now. */
export function Moves({ adjustment, onMove, place }: MovesProps) {
  const { moves } = useWords(adjustmentWords)
  return (
    <ActionButtons
      looks={{ approve: 'plain', reject: 'risky', withdraw: 'plain' }}
      allowed={adjustment.allowed}
      names={moves}
      onAction={move => onMove(move, adjustment)}
      place={place}
      leads
    />
  )
}
