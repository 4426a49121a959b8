import { useState } from 'react'
import type { RefundRow, StaffRefundMove } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { Liability } from '#contract/orders/reasons.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/reasons.ts'
import { LiabilityField } from './LiabilityField.tsx'

/** A refund that somebody else decided meanwhile has nothing left to decide. */
const isStillOpen = () => false

type DialogProps = { refund: RefundRow; onClose: () => void }

/** Asks once more before one refund is decided, taken back or tried again. */
export function RefundActDialog({ act, ...about }: DialogProps & { act: StaffRefundMove }) {
  if (act === 'approve') return <ApproveDialog {...about} />
  if (act === 'reject') return <RejectDialog {...about} />
  return <PlainDialog act={act} {...about} />
}

/** Who decides may see the fault elsewhere than who asked. */
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
    <SureDialog
      act={text.acts.approve}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences.approve}
      form={form}
      ready={liability !== ''}
      onClose={onClose}
    >
      <LiabilityField value={liability} onChoose={next => form.set({ liability: next })} />
    </SureDialog>
  )
}

function RejectDialog({ refund, onClose }: DialogProps) {
  const text = useWords(refundsWords)
  const form = useOrderForm(refunds.reject, { initial: {}, record: refund, input: () => ({}), isStillOpen, onClose })
  return (
    <ReasonDialog
      act={text.acts.reject}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences.reject}
      reasons={text.rejectReasons}
      danger
      form={form}
      onClose={onClose}
    />
  )
}

function PlainDialog({ act, refund, onClose }: DialogProps & { act: 'withdraw' | 'retry' }) {
  const text = useWords(refundsWords)
  const form = useOrderForm<(typeof refunds)[typeof act], object>(refunds[act], {
    initial: {},
    record: refund,
    input: () => ({}),
    isStillOpen,
    onClose,
  })
  return (
    <SureDialog
      act={text.acts[act]}
      facts={<RefundFacts refund={refund} />}
      consequence={text.consequences[act]}
      form={form}
      ready
      onClose={onClose}
    />
  )
}

function RefundFacts({ refund }: { refund: RefundRow }) {
  const text = useWords(refundsWords)
  const { reasons } = useWords(reasonsWords)
  return (
    <Facts>
      <Fact name={text.no}>{refund.no}</Fact>
      <Fact name={text.amountOf}>
        <Money fen={refund.amountFen} />
      </Fact>
      <Fact name={text.why}>{[reasons[refund.code], refund.reason].filter(Boolean).join(' · ')}</Fact>
      <Fact name={text.askedBy}>{refund.askedBy || text.origins[refund.origin]}</Fact>
    </Facts>
  )
}
