import type { orders } from '#contract/orders.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { claim, release } from './claims.ts'
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
} from './desk.ts'
import { get } from './detail.ts'
import { ordersExport } from './export.ts'
import { assign, cancel, changeAddress, handBack, reassign, urge } from './handing.ts'
import { counts, find, list, sendOrders, waybills } from './list.ts'
import { note } from './notes.ts'
import { adjustFee, end, judge, judgeAgain, settleHelp, split } from './verdicts.ts'

export { startClaims } from './claims.ts'
export { helpQueue, keepsPromise } from './consequences.ts'
export { lockSeen, refuseStale, type Target } from './desk.ts'
export { tellAfterSale } from './desk-news.ts'
export { refundsOf, viewOrder } from './detail.ts'
export { detailsOf, type Facts, searchOf } from './details.ts'
export { leftOf, refundOf, refundWordOf } from './effects.ts'
export { ordersExport } from './export.ts'
export { figuresOf } from './figures.ts'
export { needOf } from './fitness.ts'
export { startGivingBack } from './giving-back.ts'
export { type Received, receiveEvent, startInbox } from './inbox.ts'
export { countedQueues, counts, ordersWithPeople, pageOf } from './list.ts'
export { writeRefund } from './money-back.ts'
export { moveOrder } from './moves.ts'
export { countOne } from './notes.ts'
export { needsHelp } from './occasions.ts'
export { phoneOfOrder } from './phones.ts'
export { placeOrder } from './place.ts'
export { refundsWithOrders, viewRefund } from './refund-rows.ts'
export { inScope } from './scope.ts'
export { tellRefund } from './street-news.ts'
export type { OrderRecord, RefundRecord } from './table.ts'
export { startTimeouts } from './timeouts.ts'
export { startUrges } from './urges.ts'
export { distanceM, roadFactor, viewRow } from './view.ts'

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
