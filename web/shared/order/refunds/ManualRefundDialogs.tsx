import { moneyText } from '#contract/base/money.ts'
import type { RefundRow } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { ManualFacts } from '#web/shared/receipt/ManualFacts.tsx'
import { ReceiptField } from '#web/shared/receipt/ReceiptField.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { manualRefundWords } from '#words/money/manual-refund.ts'
import { receiptWords } from '#words/money/receipt.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { isStillOpen, RefundFacts } from './RefundFacts.tsx'

type DialogProps = { refund: RefundRow; onClose: () => void }

/** Records that a failed refund was paid outside of the channel. */
export function RecordManualDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const manual = useWords(manualRefundWords)
  const receipt = useWords(receiptWords)
  const form = useOrderForm(refunds.recordManual, {
    initial: { channelNo: '', fileId: '' },
    record: refund,
    input: values => ({ ...values, reason: '' }),
    isStillOpen,
    onClose,
  })
  const { channelNo, fileId } = form.values
  return (
    <ReasonDialog
      action={`${text.actions.recordManual} ${refund.no}`}
      facts={<RefundFacts refund={refund} />}
      consequence={manual.consequences.recordManual}
      reasons={receipt.recordReasons}
      danger
      form={form}
      ready={channelNo.trim() !== '' && fileId !== ''}
      onClose={onClose}
    >
      <TextField {...form.text('channelNo')} label={receipt.manualNo} autoComplete="off" maxLength={64} />
      <ReceiptField fileId={fileId} error={form.errors.fileId} onUploaded={next => form.set({ fileId: next })} />
    </ReasonDialog>
  )
}

/** A colleague has checked the receipt: the refund has arrived. */
export function ConfirmManualDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const manual = useWords(manualRefundWords)
  const form = useOrderForm(refunds.confirmManual, {
    initial: {},
    record: refund,
    input: () => ({}),
    isStillOpen,
    onClose,
  })
  return (
    <ConfirmDialog
      action={`${text.actions.confirmManual} ${refund.no}`}
      submit={manual.submit(moneyText(refund.manual?.amountFen ?? refund.amountFen - refund.arrivedFen))}
      facts={<ManualRefundFacts refund={refund} />}
      consequence={manual.consequences.confirmManual}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

export function RefuseManualDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const manual = useWords(manualRefundWords)
  const receipt = useWords(receiptWords)
  const form = useOrderForm(refunds.refuseManual, {
    initial: {},
    record: refund,
    input: () => ({}),
    isStillOpen,
    onClose,
  })
  return (
    <ReasonDialog
      action={`${text.actions.refuseManual} ${refund.no}`}
      facts={<ManualRefundFacts refund={refund} />}
      consequence={manual.consequences.refuseManual}
      reasons={receipt.refuseReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}

function ManualRefundFacts({ refund }: { refund: RefundRow }) {
  return (
    <div className="grid gap-3">
      <RefundFacts refund={refund} />
      {refund.manual && <ManualFacts manual={refund.manual} />}
    </div>
  )
}
