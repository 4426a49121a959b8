import { type ReactNode, useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import { type RefundRow, type RefundTarget, refundTargets, type StaffRefundMove } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { LiabilityField } from './LiabilityField.tsx'
import { ConfirmManualDialog, RecordManualDialog, RefuseManualDialog } from './ManualRefundDialogs.tsx'
import { isStillOpen, RefundFacts } from './RefundFacts.tsx'

type DialogProps = { refund: RefundRow; onClose: () => void }

/** Confirms before a refund is decided, withdrawn, retried or paid by hand. */
export function RefundActionDialog({ action, ...about }: DialogProps & { action: StaffRefundMove }) {
  const Dialog = dialogs[action]
  return <Dialog {...about} />
}

/** The approver may change the liable party. */
function ApproveDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const [initial] = useState<{ liability: Liability | '' }>({ liability: refund.liability })
  const form = useOrderForm(refunds.approve, {
    initial,
    record: refund,
    input: values => (values.liability && values.liability !== refund.liability ? { liability: values.liability } : {}),
    isStillOpen,
    onClose,
  })
  const { liability } = form.values
  return (
    <ConfirmDialog
      action={`${text.actions.approve} ${refund.no}`}
      submit={text.submits.atOnce(moneyText(refund.amountFen))}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences.approve}
      form={form}
      ready={liability !== ''}
      onClose={onClose}
    >
      <LiabilityField value={liability} onChoose={next => form.set({ liability: next })} />
    </ConfirmDialog>
  )
}

function RejectDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const form = useOrderForm(refunds.reject, { initial: {}, record: refund, input: () => ({}), isStillOpen, onClose })
  return (
    <ReasonDialog
      action={`${text.actions.reject} ${refund.no}`}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences.reject}
      reasons={text.rejectReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}

/** What failed once on the same way may fail again: the wallet in the app is the other one. */
function RetryDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const [initial] = useState<{ payTo: RefundTarget }>({ payTo: refund.payTo })
  const form = useOrderForm(refunds.retry, { initial, record: refund, input: values => values, isStillOpen, onClose })
  return (
    <ConfirmDialog
      action={`${text.actions.retry} ${refund.no}`}
      submit={text.submits.atOnce(moneyText(refund.amountFen))}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences.retry}
      form={form}
      ready
      onClose={onClose}
    >
      {refund.remark && <p className="mb-2 text-sm text-bad-ink">{refund.remark}</p>}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 text-sm">{text.payTo}</legend>
        {refundTargets.map(payTo => (
          <Chip key={payTo} chosen={form.values.payTo === payTo} onChoose={() => form.set({ payTo })}>
            {text.targets[payTo]}
          </Chip>
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}

function WithdrawDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const form = useOrderForm(refunds.withdraw, { initial: {}, record: refund, input: () => ({}), isStillOpen, onClose })
  return (
    <ConfirmDialog
      action={`${text.actions.withdraw} ${refund.no}`}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences.withdraw}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

const dialogs: Record<StaffRefundMove, (about: DialogProps) => ReactNode> = {
  approve: ApproveDialog,
  reject: RejectDialog,
  withdraw: WithdrawDialog,
  retry: RetryDialog,
  recordManual: RecordManualDialog,
  confirmManual: ConfirmManualDialog,
  refuseManual: RefuseManualDialog,
}
