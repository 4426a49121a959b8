import { useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import { type ReasonCode, reasons, reasonsFor } from '#contract/orders/reasons.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmGiven, isGivenConfirmed } from '#web/shared/compensation/ConfirmGiven.tsx'
import { OrderFacts } from '#web/shared/order/moves/OrderFacts.tsx'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { isReason } from '#web/ui/ask/reason.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Textarea } from '#web/ui/controls/TextField.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
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

type Words = ReturnType<typeof useReasons>
type Side = keyof Words['sides']

type CodeFieldProps = { service: Service; value: ReasonCode | undefined; onChoose: (code: ReasonCode) => void }

/** Reason of the refund: first its group, then the reason itself. */
function CodeField({ service, value, onChoose }: CodeFieldProps) {
  const text = useWords(refundsWords)
  const { sides, reasons } = useReasons()
  const codes = reasonsFor(service, 'staff')
  const known = [...new Set(codes.map(sideOf))]
  const [side, setSide] = useState<Side>(value ? sideOf(value) : 'U')
  return (
    <div className="grid gap-3">
      <Select
        label={text.whoseReason}
        value={side}
        options={known.map(one => ({ value: one, label: sides[one] }))}
        onChoose={setSide}
      />
      <fieldset>
        <legend className="mb-1 text-sm text-muted">{text.why}</legend>
        <div className="flex flex-wrap gap-2">
          {codes
            .filter(code => sideOf(code) === side)
            .map(code => (
              <Chip key={code} chosen={code === value} onChoose={() => onChoose(code)}>
                {reasons[code]}
              </Chip>
            ))}
        </div>
      </fieldset>
    </div>
  )
}

function useReasons() {
  return useWords(reasonsWords)
}

function sideOf(code: ReasonCode): Side {
  return code.charAt(0) as Side
}

type HowMuchProps = {
  amountFen: number
  leftFen: Fen
  /** Null for any amount; undefined until it is loaded. */
  ownLimitFen: Fen | null | undefined
  onAll: () => void
}

/** The refundable rest, how much of it needs no approval, and whether the typed amount does. */
function HowMuch({ amountFen, leftFen, ownLimitFen, onAll }: HowMuchProps) {
  const text = useWords(refundsWords)
  const outcome = outcomeOf(amountFen, leftFen, ownLimitFen)
  return (
    <div className="grid gap-1 text-xs text-muted">
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {text.left} <Money fen={leftFen} />
        </span>
        <span>
          {text.ownLimit}{' '}
          {ownLimitFen === null ? text.anyAmount : ownLimitFen !== undefined && <Money fen={ownLimitFen} />}
        </span>
        <button type="button" onClick={onAll} className="ml-auto rounded-sm text-accent-ink hover:underline">
          {text.all}
        </button>
      </p>
      {outcome && (
        <p role="status" className={outcome === 'atOnce' ? 'text-good-ink' : 'text-warn-ink'}>
          {text.outcomes[outcome]}
        </p>
      )}
    </div>
  )
}

/** What becomes of an amount that is asked for; undefined while that is not known. */
function outcomeOf(amountFen: number, leftFen: number, ownLimitFen: number | null | undefined) {
  if (amountFen === 0) return undefined
  if (amountFen > leftFen) return 'tooMuch'
  if (ownLimitFen === undefined) return undefined
  return ownLimitFen === null || amountFen <= ownLimitFen ? 'atOnce' : 'byColleague'
}
