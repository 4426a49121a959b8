import type { Reason } from '#contract/base/refusals.ts'
import type { StaffRefundMove } from '#contract/money/refund.ts'
import { refunds } from '#contract/money/refunds.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { RefundRecord } from './table.ts'

/**
 * Why this caller may not make a move that the machine knows from the refund's stage, or null. Limits are not part of it:
 * an amount above theirs is refused with a sentence that names whom to ask.
 */
export function refusalOfMove(
  { origin, asked_by_id, manual_no, manual_by_id }: Guarded,
  move: StaffRefundMove,
  caller: Caller,
): Reason | null {
  if (!may(caller, refunds[move].needs)) return 'noPermission'
  const isOwn = origin === 'staff' && asked_by_id === caller.userId
  if (move === 'withdraw') return isOwn ? null : 'noPermission'
  if (move === 'retry' || move === 'recordManual') return manual_no === null ? null : 'refundPaidByHand'
  if (move === 'confirmManual' || move === 'refuseManual') {
    if (manual_no === null) return 'notInThisState'
    return manual_by_id === caller.userId ? 'ownRequest' : null
  }
  return isOwn ? 'ownRequest' : null
}

type Guarded = Pick<RefundRecord, 'origin' | 'asked_by_id' | 'manual_no' | 'manual_by_id'>
