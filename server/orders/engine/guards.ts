import type { StaffMove } from '#contract/orders/order.ts'
import type { OrderRecord } from '#server/orders/table.ts'

type Known = Pick<OrderRecord, 'facts' | 'details' | 'refunding_fen' | 'urged_at'>

/** Whether what happened so far gives this person a reason to make a move that the plan knows. */
export function hasOccasion(order: Known, move: StaffMove, userId: number): boolean {
  if (move === 'settleHelp') return needsHelp(order)
  if (move === 'judgeAgain') return wasJudged(order) && order.facts.judgedById !== userId
  if (move === 'complete') return order.refunding_fen === 0
  if (move === 'urge') return canUrge(order)
  return move !== 'changeAddress' || order.details.to !== null
}

/** Nobody is pressed twice within this. */
export const urgePauseSeconds = 180

export function canUrge({ urged_at }: Pick<Known, 'urged_at'>): boolean {
  return urged_at === null || Date.now() - urged_at >= urgePauseSeconds * 1000
}

export function needsHelp({ facts }: Pick<Known, 'facts'>): boolean {
  return facts.helpAt !== undefined && (facts.helpSettledAt ?? 0) < facts.helpAt
}

const judgeAgainWithinMs = 48 * 3_600_000

/** By a person, and not too long ago to be looked at again. */
export function wasJudged({ facts }: Known): boolean {
  const { judgedById, judgedAt = 0 } = facts
  return judgedById !== undefined && Date.now() - judgedAt <= judgeAgainWithinMs
}
