import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { withReason } from './staff-move.ts'

/** The moves of staff that take a reason and nothing else. */
export const reasonedMoves = {
  /** For a shop that accepted by telephone. */
  accept: handle(orders.accept, withReason('accept')),
  retry: handle(orders.retry, withReason('retry')),
  rebook: handle(orders.rebook, withReason('rebook')),
  flag: handle(orders.flag, withReason('flag')),
  resume: handle(orders.resume, withReason('resume')),
  sendBack: handle(orders.sendBack, withReason('sendBack')),
  confirmGoods: handle(orders.confirmGoods, withReason('confirmGoods')),
  arbitrate: handle(orders.arbitrate, withReason('arbitrate')),
  awardCustomer: handle(orders.awardCustomer, withReason('awardCustomer')),
  awardCompanion: handle(orders.awardCompanion, withReason('awardCompanion')),
  annul: handle(orders.annul, withReason('annul')),
  complete: handle(orders.complete, withReason('complete')),
}
