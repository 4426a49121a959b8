import { type rejectCodes as codes, rejectCodes, type WithdrawalRow } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput } from '#web/ui/ask/reason.ts'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

type Code = (typeof codes)[number]
const blank: { why: ReasonInput<Code> } = { why: { note: '' } }

/** Rejects one withdrawal: what is wrong, and a text for its owner where that does not say it. */
export function RejectDialog({ row, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const text = useWords(withdrawalsWords)
  const names = useWords(withdrawalLabelWords).rejectCodes
  const reasonIn = ({ chosen, note }: ReasonInput<Code>) =>
    note.trim() || (chosen && chosen !== 'other' ? names[chosen] : '')
  const form = useForm(withdrawals.reject, {
    initial: blank,
    record: row,
    input: ({ why }) => ({ code: why.chosen ?? 'other', reason: reasonIn(why) }),
    done: text.dones.reject,
    onDone: onClose,
  })
  const { why } = form.values
  return (
    <ConfirmDialog
      action={`${text.actions.reject} ${row.no}`}
      facts={<WithdrawalFacts row={row} />}
      consequence={text.consequences.reject}
      danger
      form={form}
      ready={why.chosen !== undefined && isReason(reasonIn(why))}
      onClose={onClose}
    >
      <ReasonField
        choices={rejectCodes}
        names={names}
        value={why}
        error={form.errors.reason}
        onChange={next => form.set({ why: next })}
      />
    </ConfirmDialog>
  )
}
