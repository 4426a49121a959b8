import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import { ledger } from '#contract/money/ledger.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { adjustmentWords } from '#words/money/ledger.ts'
import { LineTable } from '../LineTable.tsx'
import type { AdjustmentMove } from './columns.tsx'
import { namedLines } from './lines.ts'

type DialogProps = { adjustment: LedgerAdjustment; onClose: () => void }

/** Confirms before an adjustment is posted, rejected or withdrawn: whose money, how much, and what follows. */
export function MoveDialog({ move, ...about }: DialogProps & { move: AdjustmentMove }) {
  return move === 'reject' ? <RejectDialog {...about} /> : <PlainDialog move={move} {...about} />
}

function RejectDialog({ adjustment, onClose }: DialogProps) {
  const text = useWords(adjustmentWords)
  const form = useForm(ledger.reject, {
    initial: {},
    record: adjustment,
    input: () => ({}),
    onDone: onClose,
    onLost: closeWith(onClose),
  })
  return (
    <ReasonDialog
      action={`${text.moves.reject} ${adjustment.no}`}
      facts={<AdjustmentFacts adjustment={adjustment} />}
      consequence={text.consequences.reject}
      reasons={text.rejectReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}

const operations = { approve: ledger.approve, withdraw: ledger.withdraw }

function PlainDialog({ move, adjustment, onClose }: DialogProps & { move: keyof typeof operations }) {
  const text = useWords(adjustmentWords)
  const form = useForm<(typeof operations)[typeof move], object>(operations[move], {
    initial: {},
    record: adjustment,
    input: () => ({}),
    onDone: onClose,
    onLost: closeWith(onClose),
  })
  return (
    <ConfirmDialog
      action={`${text.moves[move]} ${adjustment.no}`}
      facts={<AdjustmentFacts adjustment={adjustment} />}
      consequence={text.consequences[move]}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

/** One that somebody else decided meanwhile has nothing left to decide. */
function closeWith(onClose: () => void) {
  return () => {
    onClose()
    return false
  }
}

function AdjustmentFacts({ adjustment }: { adjustment: LedgerAdjustment }) {
  const { columns } = useWords(adjustmentWords)
  return (
    <div className="grid gap-2">
      <Facts>
        <Fact name={columns.no}>{adjustment.no}</Fact>
        <Fact name={columns.reason}>{adjustment.reason}</Fact>
        <Fact name={columns.requestedBy}>{adjustment.askedBy.name}</Fact>
      </Facts>
      <LineTable lines={namedLines(adjustment)} />
    </div>
  )
}
