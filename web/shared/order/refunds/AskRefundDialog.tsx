import { useState } from 'react'
import { fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { type Liability, type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { OrderFacts } from '#web/shared/order/moves/OrderFacts.tsx'
import { useOrderAct } from '#web/shared/order/orderAct.ts'
import { isReason } from '#web/ui/ask/reason.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { fenOf, yuanOf } from '#web/ui/controls/yuan.ts'
import { refundsText } from '#words/money/refunds.ts'
import { CodeField } from './CodeField.tsx'
import { HowMuch } from './HowMuch.tsx'
import { LiabilityField } from './LiabilityField.tsx'

/** Gives money back: how much, why, and whose fault it was. */
export function AskRefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const text = useWords(refundsText)
  const [amount, setAmount] = useState('')
  const [code, setCode] = useState<ReasonCode>()
  const [liability, setLiability] = useState<Liability | ''>('')
  const [note, setNote] = useState('')
  const { data } = useRead(refunds.ofOrder, { id: order.id })
  const { make, pending } = useOrderAct(refunds.ask, onClose)
  const leftFen = data?.leftFen ?? order.leftFen
  const amountFen = fenOf(amount) ?? 0
  const needsNote = code === 'Z99'
  const isReady =
    amountFen > 0 && amountFen <= leftFen && code !== undefined && liability !== '' && (!needsNote || isReason(note))

  function choose(next: ReasonCode): void {
    setCode(next)
    setLiability(reasons[next].liability ?? '')
  }

  function ask(): void {
    if (!code || !liability) return
    const target = { id: order.id, version: order.version }
    void make({ ...target, amountFen: fen(amountFen), code, liability, reason: note.trim() })
  }

  return (
    <SureDialog
      act={text.ask}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.ask}
      pending={pending}
      ready={isReady}
      onClose={onClose}
      onSure={ask}
    >
      <div className="grid gap-1.5">
        <AmountField label={text.amount} value={amount} onChange={setAmount} />
        <HowMuch
          amountFen={amountFen}
          leftFen={leftFen}
          ownLimitFen={data?.ownLimitFen}
          onAll={() => setAmount(yuanOf(leftFen))}
        />
      </div>
      <CodeField service={order.service} value={code} onChoose={choose} />
      <LiabilityField value={liability} onChoose={setLiability} />
      <Textarea
        label={text.note}
        hint={needsNote ? text.noteNeeded : undefined}
        rows={2}
        maxLength={500}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
    </SureDialog>
  )
}
