import { type Liability, type ReasonCode, reasons } from '#contract/orders/reasons.ts'
import type { OrderMove } from '#contract/orders/service.ts'
import type { Moved } from '#server/orders/engine/effects.ts'

type Why = { code: ReasonCode; liability: Liability }

/** Of moves that say by themselves whose fault it is. */
const whyOfMove: Partial<Record<OrderMove, Why>> = {
  reject: { code: 'M02', liability: 'merchant' },
  lapse: { code: 'R01', liability: 'platform' },
  expire: { code: 'S02', liability: 'none' },
  missStart: { code: 'S02', liability: 'none' },
  annul: { code: 'S05', liability: 'platform' },
  agree: { code: 'Z99', liability: 'worker' },
  awardCustomer: { code: 'G02', liability: 'worker' },
}

const own: Partial<Record<Moved['facts']['by'], Why>> = {
  customer: { code: 'U05', liability: 'customer' },
  merchant: { code: 'M02', liability: 'merchant' },
  rider: { code: 'W03', liability: 'worker' },
  chauffeur: { code: 'W03', liability: 'worker' },
  companion: { code: 'W03', liability: 'worker' },
}

/** Why the money of a move goes back, and who is liable, as long as nobody says otherwise. */
export function whyBack({ move, facts: { by, cancelCode } }: Moved): Why {
  if (cancelCode) return { code: cancelCode, liability: reasons[cancelCode].liability ?? 'none' }
  // A shop that did not answer is late rather than busy.
  if (move === 'reject' && by === 'clock') return { code: 'M01', liability: 'merchant' }
  return whyOfMove[move] ?? (move === 'cancel' ? own[by] : undefined) ?? { code: 'Z99', liability: 'none' }
}
