import { orders } from '#contract/orders/orders.ts'
import { handle } from '#server/kit/handle.ts'
import { withReason } from './staff-move.ts'

/** For a shop that accepted by telephone. */
export const accept = handle(orders.accept, withReason('accept'))
export const retry = handle(orders.retry, withReason('retry'))
export const rebook = handle(orders.rebook, withReason('rebook'))
export const flag = handle(orders.flag, withReason('flag'))
export const resume = handle(orders.resume, withReason('resume'))
export const sendBack = handle(orders.sendBack, withReason('sendBack'))
export const confirmGoods = handle(orders.confirmGoods, withReason('confirmGoods'))
export const arbitrate = handle(orders.arbitrate, withReason('arbitrate'))
export const awardCustomer = handle(orders.awardCustomer, withReason('awardCustomer'))
export const awardCompanion = handle(orders.awardCompanion, withReason('awardCompanion'))
export const annul = handle(orders.annul, withReason('annul'))
export const complete = handle(orders.complete, withReason('complete'))
