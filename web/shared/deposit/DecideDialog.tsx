import type { Deduction, DeductionMove } from '#contract/money/deposit.ts'
import { deposits } from '#contract/money/deposits.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { depositsWords } from '#words/money/deposits.ts'
import { adjustmentWords } from '#words/money/ledger.ts'

type DialogProps = { deduction: Deduction; onClose: () => void }

/** Confirms before a deduction is posted, rejected or withdrawn. */
export function DecideDialog({ move, ...about }: DialogProps & { move: DeductionMove }) {
  return move === 'reject' ? <RejectDialog {...about} /> : <PlainDialog move={move} {...about} />
}

function RejectDialog({ deduction, onClose }: DialogProps) {
  const text = useWords(depositsWords)
  const { rejectReasons } = useWords(adjustmentWords)
  const form = useReasonForm(deposits.reject, deduction, { onDone: onClose })
  return (
    <ReasonDialog
      action={text.moves.reject}
      facts={<DeductionFacts deduction={deduction} />}
      consequence={text.consequences.reject}
      reasons={rejectReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}

const operations = { approve: deposits.approve, withdraw: deposits.withdraw }

function PlainDialog({ move, deduction, onClose }: DialogProps & { move: keyof typeof operations }) {
  const text = useWords(depositsWords)
  const form = useForm<(typeof operations)[typeof move], object>(operations[move], {
    initial: {},
    record: deduction,
    input: () => ({}),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.moves[move]}
      facts={<DeductionFacts deduction={deduction} />}
      consequence={text.consequences[move === 'approve' ? 'approve' : 'reject']}
      danger={move === 'approve'}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

function DeductionFacts({ deduction }: { deduction: Deduction }) {
  const text = useWords(depositsWords)
  const { columns } = useWords(adjustmentWords)
  return (
    <Facts>
      <Fact name={columns.no}>{deduction.no}</Fact>
      <Fact name={text.amount}>
        <Money fen={deduction.amountFen} />
      </Fact>
      <Fact name={columns.reason}>{deduction.reason}</Fact>
      <Fact name={text.askedBy}>{deduction.askedBy.name}</Fact>
    </Facts>
  )
}
