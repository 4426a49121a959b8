import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { firstFareOf } from '#server/orders/engine/details.ts'
import { refundableFen } from '#server/orders/engine/refund-totals.ts'
import { moveByStaff } from './staff-move.ts'

/** Decisions of staff between two sides: shares, fees, winners, calls for help. */

export const split = handle(orders.split, async (context, { reason, id, version, ...shares }) =>
  moveByStaff(context, { id, version }, 'split', order => {
    if (shares.customerFen + shares.companionFen + shares.platformFen !== refundableFen(order)) refuse('sharesDiffer')
    return { reason, facts: shares }
  }),
)

export const end = handle(orders.end, async (context, { reason, id, version, ...ride }) =>
  moveByStaff(context, { id, version }, 'end', ({ worker_id }) => ({
    reason,
    facts: ride,
    workerId: worker_id ?? undefined,
  })),
)

/** At most half of the first fee more or less, in however many steps: staff correct a fee, they do not set it. */
export const adjustFee = handle(orders.adjustFee, async (context, { reason, totalFen, ...target }) =>
  moveByStaff(context, target, 'adjustFee', order => {
    const firstFen = firstFareOf(order)
    if (Math.abs(totalFen - firstFen) * 2 > firstFen) refuse('adjustedTooMuch')
    return { reason, amountFen: totalFen }
  }),
)

export const settleHelp = handle(orders.settleHelp, async (context, { reason, caseNo, id, version }) =>
  moveByStaff(context, { id, version }, 'settleHelp', () => ({ reason, facts: { caseNo } })),
)

export const judge = handle(orders.judge, async (context, { reason, winner, ...target }) =>
  moveByStaff(context, target, 'judge', () => ({ reason, facts: { winner } })),
)

export const judgeAgain = handle(orders.judgeAgain, async (context, { reason, winner, ...target }) =>
  moveByStaff(context, target, 'judgeAgain', () => ({ reason, facts: { winner } })),
)
