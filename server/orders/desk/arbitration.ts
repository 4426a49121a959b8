import type { About } from '#contract/orders/about.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { needsHelp, wasJudged } from '#server/orders/engine/guards.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import { moveFromDesk, type Reasoned } from './desk.ts'

/** What the desk decides between two sides: shares, fees, winners, and that somebody is safe. */

type Shares = { customerFen: number; companionFen: number; platformFen: number }

export function split(
  context: CommandContext,
  { reason, id, version, ...shares }: Reasoned & Shares,
): Promise<OrderDetail> {
  return moveFromDesk(context, { id, version }, 'split', ({ paid_fen }) => {
    if (shares.customerFen + shares.companionFen + shares.platformFen !== paid_fen) refuse('sharesDiffer')
    return { reason, facts: shares }
  })
}

type Ride = { drivenM: number; waitSeconds: number; tollFen: number; totalFen: number }

export function end(context: CommandContext, { reason, id, version, ...ride }: Reasoned & Ride): Promise<OrderDetail> {
  return moveFromDesk(context, { id, version }, 'end', ({ worker_id }) => ({
    reason,
    facts: ride,
    workerId: worker_id ?? undefined,
  }))
}

/** The desk corrects; it does not set prices. */
export function adjustFee(
  context: CommandContext,
  { reason, totalFen, ...target }: Reasoned & { totalFen: number },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'adjustFee', ({ pay_fen }) => {
    if (Math.abs(totalFen - pay_fen) * 2 > pay_fen) refuse('adjustedTooMuch')
    return { reason, amountFen: totalFen }
  })
}

export function settleHelp(
  context: CommandContext,
  { reason, caseNo, id, version }: Reasoned & { caseNo: string },
): Promise<OrderDetail> {
  return moveFromDesk(context, { id, version }, 'settleHelp', order => {
    if (!needsHelp(order)) refuse('alreadySo')
    return { reason, facts: { caseNo } }
  })
}

type Winner = NonNullable<Extract<About, { service: 'challenge' }>['winner']>

export function judge(
  context: CommandContext,
  { reason, winner, ...target }: Reasoned & { winner: Winner },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'judge', () => ({ reason, facts: { winner } }))
}

export function judgeAgain(
  context: CommandContext,
  { reason, winner, ...target }: Reasoned & { winner: Winner },
): Promise<OrderDetail> {
  return moveFromDesk(context, target, 'judgeAgain', order => {
    refuseSameJudge(order, context.caller.userId)
    return { reason, facts: { winner } }
  })
}

function refuseSameJudge(order: OrderRecord, byId: number): void {
  if (!wasJudged(order)) refuse('notInThisState')
  if (order.facts.judgedById === byId) refuse('sameJudge')
}
