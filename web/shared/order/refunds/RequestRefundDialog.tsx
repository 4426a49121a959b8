import { moneyText } from '#contract/base/money.ts'
import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { type Liability, type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import { api } from '#web/kit/api.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmGiven, isGivenConfirmed } from '#web/shared/compensation/ConfirmGiven.tsx'
import { OrderFacts } from '#web/shared/order/moves/OrderFacts.tsx'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { isReason } from '#web/ui/ask/reason.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { CodeField } from './CodeField.tsx'
import { HowMuch, outcomeOf } from './HowMuch.tsx'
import { LiabilityField } from './LiabilityField.tsx'

type Refund = {
  amount: string
  code: ReasonCode | undefined
  liability: Liability | ''
  note: string
  confirmedFen: Fen
}
const blank: Refund = { amount: '', code: undefined, liability: '', note: '', confirmedFen: fen(0) }

/** Requests a refund: amount, reason and liability. */
export function RequestRefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const text = useWords(refundsWords)
  const { data } = useRead(api.refunds.ofOrder, { id: order.id })
  const form = useOrderForm(refunds.ask, {
    initial: blank,
    record: order,
    // The button is disabled until reason and liability are chosen.
    input: ({ amount, code = 'Z99', liability, note, confirmedFen }) => ({
      amountFen: fen(fenOf(amount) ?? 0),
      code,
      reason: note.trim(),
      confirmedFen,
      liability: liability || 'platform',
    }),
    isStillOpen: ({ followUps }) => followUps.includes('askRefund'),
    // What was given in between is shown before another try.
    after: () => invalidate('refunds'),
    onClose,
  })
  const { amount, code, liability, note, confirmedFen } = form.values
  const leftFen = data?.leftFen ?? order.leftFen
  const amountFen = fenOf(amount) ?? 0
  const outcome = outcomeOf(amountFen, leftFen, data?.ownLimitFen)
  const needsNote = code === 'Z99'
  const isGiving = liability !== 'customer'
  const isReady =
    (!isGiving || isGivenConfirmed({ givenFen: data?.givenFen, confirmedFen })) &&
    amountFen > 0 &&
    amountFen <= leftFen &&
    code !== undefined &&
    liability !== '' &&
    (!needsNote || isReason(note))

  return (
    <ConfirmDialog
      action={text.request}
      submit={outcome && outcome !== 'tooMuch' ? text.submits[outcome](moneyText(amountFen)) : undefined}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.request}
      form={form}
      ready={isReady}
      onClose={onClose}
    >
      <div className="grid gap-1.5">
        <AmountField label={text.amount} value={amount} onChange={next => form.set({ amount: next })} />
        <HowMuch
          amountFen={amountFen}
          leftFen={leftFen}
          ownLimitFen={data?.ownLimitFen}
          onAll={() => form.set({ amount: yuanOf(leftFen) })}
        />
      </div>
      <CodeField
        service={order.service}
        value={code}
        onChoose={next => form.set({ code: next, liability: reasons[next].liability ?? '' })}
      />
      <LiabilityField value={liability} onChoose={next => form.set({ liability: next })} />
      {isGiving && (
        <ConfirmGiven
          givenFen={data?.givenFen}
          confirmedFen={confirmedFen}
          onConfirm={next => form.set({ confirmedFen: next })}
        />
      )}
      <Textarea
        {...form.text('note')}
        label={text.note}
        hint={needsNote ? text.noteNeeded : undefined}
        rows={2}
        maxLength={500}
      />
    </ConfirmDialog>
  )
}
