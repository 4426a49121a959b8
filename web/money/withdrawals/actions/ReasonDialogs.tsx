import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

type DialogProps = { row: WithdrawalRow; onClose: () => void }

/** Puts the money of a failed payment back into its owner's balance. */
export function GiveBackDialog(props: DialogProps) {
  return <ReasonedDialog action="giveBack" {...props} />
}

/** Says that a payment outside of the channels was not made as recorded. */
export function RefuseManualDialog(props: DialogProps) {
  return <ReasonedDialog action="refuseManual" {...props} />
}

const operations = { giveBack: withdrawals.giveBack, refuseManual: withdrawals.refuseManual }

function ReasonedDialog({ action, row, onClose }: DialogProps & { action: keyof typeof operations }) {
  const text = useWords(withdrawalsWords)
  const form = useReasonForm(operations[action], row, { done: text.dones[action], onDone: onClose })
  return (
    <ReasonDialog
      action={`${text.actions[action]} ${row.no}`}
      facts={<WithdrawalFacts row={row} />}
      consequence={text.consequences[action]}
      danger
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
