import { type Liability, type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { Moved } from '#server/orders/index.ts'

type RefundReason = { code: ReasonCode; liability: Liability }

/** Of moves that alone decide whose fault it is. */
const reasonsOfMoves: Partial<Record<OrderMove, RefundReason>> = {
  reject: { code: 'M02', liability: 'merchant' },
  lapse: { code: 'R01', liability: 'platform' },
  expire: { code: 'S02', liability: 'none' },
  missStart: { code: 'S02', liability: 'none' },
  annul: { code: 'S05', liability: 'platform' },
  agree: { code: 'Z99', liability: 'worker' },
  awardCustomer: { code: 'G02', liability: 'worker' },
}

/** Of a cancellation without a code, by who cancelled. */
const reasonsOfCancellers: Partial<Record<Moved['input']['by'], RefundReason>> = {
  customer: { code: 'U05', liability: 'customer' },
  merchant: { code: 'M02', liability: 'merchant' },
  rider: { code: 'W03', liability: 'worker' },
  chauffeur: { code: 'W03', liability: 'worker' },
  companion: { code: 'W03', liability: 'worker' },
}

/** Why a move refunds money, and who is liable by default. */
export function reasonOfMove({ move, input: { by, cancelCode } }: Moved): RefundReason {
  if (cancelCode) return { code: cancelCode, liability: reasons[cancelCode].liability ?? 'none' }
  // The shop did not answer in time.
  if (move === 'reject' && by === 'clock') return { code: 'M01', liability: 'merchant' }
  return (
    reasonsOfMoves[move] ??
    (move === 'cancel' ? reasonsOfCancellers[by] : undefined) ?? { code: 'Z99', liability: 'none' }
  )
}
