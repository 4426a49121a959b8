import type { orders } from '#contract/orders/orders.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { adjustFee, end, judge, judgeAgain, settleHelp, split } from './desk/arbitration.ts'
import { assign, cancel, changeAddress, handBack, reassign, urge } from './desk/assign.ts'
import { claim, release } from './desk/claims.ts'
import {
  accept,
  annul,
  arbitrate,
  awardCompanion,
  awardCustomer,
  complete,
  confirmGoods,
  flag,
  rebook,
  resume,
  retry,
  sendBack,
} from './desk/desk.ts'
import { note } from './desk/notes.ts'
import { get } from './read/detail.ts'
import { ordersExport } from './read/export.ts'
import { counts, find, list, sendOrders, waybills } from './read/list.ts'

export { startGivingBack } from './desk/claim-expiry.ts'
export { startClaims } from './desk/claims.ts'
export { lockSeen, refuseStale, type Target } from './desk/desk.ts'
export { countOne } from './desk/notes.ts'
export { startUrges } from './desk/urges.ts'
export { helpQueue, keepsPromise } from './engine/consequences.ts'
export { detailsOf, type Facts, searchOf } from './engine/details.ts'
export { leftOf, refundOf, refundWordOf } from './engine/effects.ts'
export { needOf } from './engine/fitness.ts'
export { needsHelp } from './engine/guards.ts'
export { moveOrder } from './engine/moves.ts'
export { tellAfterSale } from './engine/notifications.ts'
export { startTimeouts } from './engine/timeouts.ts'
export { tellRefund } from './engine/webhooks.ts'
export { type Received, receiveEvent, startInbox } from './open/inbox.ts'
export { placeOrder } from './open/place.ts'
export { refundsOf, viewOrder } from './read/detail.ts'
export { ordersExport } from './read/export.ts'
export { figuresOf } from './read/figures.ts'
export { countedQueues, counts, ordersWithPeople, pageOf } from './read/list.ts'
export { phoneOfOrder } from './read/phones.ts'
export { distanceM, roadFactor, viewRow } from './read/view.ts'
export { refundsWithOrders, viewRefund } from './refunds/refund-rows.ts'
export { writeRefund } from './refunds/refund-totals.ts'
export { inScope } from './scope.ts'
export type { OrderRecord, RefundRecord } from './table.ts'

export const ordersHandlers: Handlers<typeof orders> = {
  list,
  export: startExport(ordersExport),
  counts,
  sendOrders,
  waybills,
  find,
  get,
  accept,
  assign,
  reassign,
  handBack,
  retry,
  rebook,
  flag,
  resume,
  sendBack,
  confirmGoods,
  end,
  adjustFee,
  settleHelp,
  arbitrate,
  awardCustomer,
  split,
  awardCompanion,
  judge,
  judgeAgain,
  annul,
  urge,
  changeAddress,
  claim,
  release,
  note,
  complete,
  cancel,
}
