import { hourMs } from '#contract/base/durations.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { refunds } from '#contract/money/refunds.ts'
import type { FollowUp, StaffMove } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import { people } from '#contract/people/people.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { refundableFen } from './refund-totals.ts'

/** As much of a caller as a guard asks about. */
export type GuardedCaller = Pick<Caller, 'permissions' | 'userId'>

/** Why this caller may not make a move that the plan knows from where the order stands, or null. */
export function refusalOfMove(
  order: OrderRecord,
  move: StaffMove,
  caller: GuardedCaller,
  setting: SettingReader,
): Reason | null {
  return may(caller, orders[move].needs)
    ? reasonAgainst(order, move, { setting, userId: caller.userId })
    : 'noPermission'
}

/** Why the order does not permit the move, or null, for whoever may make it; `userId` is null where the server makes it by itself. */
export function reasonAgainst(
  order: OrderRecord,
  move: StaffMove,
  { setting, userId }: { setting: SettingReader; userId: number | null },
): Reason | null {
  switch (move) {
    case 'complete':
      // What is to be paid out must be known.
      return order.refunding_fen > 0 ? 'afterSaleOpen' : null
    case 'urge':
      return canUrge(order, setting('orders.urgePause')) ? null : 'urgedJustNow'
    case 'settleHelp':
      return needsHelp(order) ? null : 'alreadySo'
    case 'judgeAgain':
      if (!wasJudged(order)) return 'notInThisState'
      return order.facts.judgedById === userId ? 'sameJudge' : null
    case 'changeAddress':
      return order.details.to === null ? 'addressTooFar' : null
    default:
      return null
  }
}

/** `has_open_refund`: a refund that somebody asked for is not finished. */
export type FollowedOrder = OrderRecord & { has_open_refund: boolean }

export const followUpOperations = {
  claim: orders.claim,
  takeOver: orders.claim,
  release: orders.release,
  note: orders.note,
  askRefund: refunds.ask,
  reveal: people.reveal,
} satisfies Record<FollowUp, unknown>

/** Why this caller may not do this about an order, or null. */
export function refusalOfFollowUp(order: FollowedOrder, followUp: FollowUp, caller: GuardedCaller): Reason | null {
  if (!may(caller, followUpOperations[followUp].needs)) return 'noPermission'
  const { claimed_by_id } = order
  switch (followUp) {
    case 'claim':
      if (claimed_by_id === null) return null
      return claimed_by_id === caller.userId ? 'alreadySo' : 'claimedByOther'
    case 'takeOver':
      return claimed_by_id === null || claimed_by_id === caller.userId ? 'alreadySo' : null
    case 'release':
      if (claimed_by_id === null) return 'alreadySo'
      return claimed_by_id === caller.userId ? null : 'claimedByOther'
    case 'askRefund':
      return refusalOfRefundRequest(order)
    case 'note':
    case 'reveal':
      return null
  }
}

function refusalOfRefundRequest(order: FollowedOrder): Reason | null {
  if (order.paid_fen === 0) return 'notInThisState'
  if (order.has_open_refund) return 'refundUnderWay'
  // `applying` without a refund: companion and customer still negotiate, or staff arbitrate.
  if (order.refund === 'applying' || order.refund === 'failed') return 'notInThisState'
  return refundableFen(order) > 0 ? null : 'refundTooMuch'
}

function canUrge({ urged_at }: Pick<OrderRecord, 'urged_at'>, pauseSeconds: number): boolean {
  return urged_at === null || Date.now() - urged_at >= pauseSeconds * 1000
}

export function needsHelp({ facts }: Pick<OrderRecord, 'facts'>): boolean {
  return facts.helpAt !== undefined && (facts.helpSettledAt ?? 0) < facts.helpAt
}

const judgeAgainWithinMs = 48 * hourMs

/** Judged by staff, and recently enough to be judged again. */
function wasJudged({ facts }: Pick<OrderRecord, 'facts'>): boolean {
  const { judgedById, judgedAt = 0 } = facts
  return judgedById !== undefined && Date.now() - judgedAt <= judgeAgainWithinMs
}
