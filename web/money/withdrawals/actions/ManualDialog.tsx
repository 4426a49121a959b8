import type { WithdrawalRow } from '#contract/money/withdrawal.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ReceiptField } from '#web/shared/receipt/ReceiptField.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { receiptWords } from '#words/money/receipt.ts'
import { withdrawalsWords } from '#words/money/withdrawals.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'

/** Records that it was paid outside of the channels. */
export function ManualDialog({ row, onClose }: { row: WithdrawalRow; onClose: () => void }) {
  const text = useWords(withdrawalsWords)
  const receipt = useWords(receiptWords)
  const form = useForm(withdrawals.recordManual, {
    initial: { channelNo: '', fileId: '' },
    record: row,
    input: values => ({ ...values, reason: '' }),
    done: text.dones.recordManual,
    onDone: onClose,
  })
  const { channelNo, fileId } = form.values
  return (
    <ReasonDialog
      action={`${text.actions.recordManual} ${row.no}`}
      facts={<WithdrawalFacts row={row} />}
      consequence={text.consequences.recordManual}
      danger
      reasons={text.reasons.recordManual}
      form={form}
      ready={channelNo.trim() !== '' && fileId !== ''}
      onClose={onClose}
    >
      <TextField {...form.text('channelNo')} label={receipt.manualNo} autoComplete="off" maxLength={64} />
      <ReceiptField fileId={fileId} error={form.errors.fileId} onUploaded={next => form.set({ fileId: next })} />
    </ReasonDialog>
  )
}
