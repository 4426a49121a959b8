import { orders } from '#contract/orders/orders.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { adjustFee, end, judge, judgeAgain, settleHelp, split } from './desk/arbitration.ts'
import { assign, cancel, changeAddress, handBack, reassign, urge } from './desk/assign.ts'
import { startClaimExpiry } from './desk/claim-expiry.ts'
import { claim, release } from './desk/claims.ts'
import { startHandingBack } from './desk/hand-back.ts'
import { note } from './desk/notes.ts'
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
} from './desk/reasoned-moves.ts'
import { startUrgePauses } from './desk/urge-pause.ts'
import { startTimeouts } from './engine/timeouts.ts'
import { startInbox } from './open/inbox.ts'
import { get } from './read/detail.ts'
import { ordersExport } from './read/export.ts'
import { first } from './read/first.ts'
import { ground } from './read/ground.ts'
import { counts, elsewhere, find, list, sendOrders, waybills } from './read/list.ts'

export { assign, assignAlone } from './desk/assign.ts'
export { refuseFollowUp } from './desk/follow-up.ts'
export { clearLease, setLease } from './desk/lease.ts'
export { lastChangeOf, lockSeenOrder } from './desk/lock-order.ts'
export { incrementCount } from './desk/notes.ts'
export { orderAudience } from './engine/audience.ts'
export { helpQueue } from './engine/consequences.ts'
export { type DetailsOf as OrderDetails, detailsOf, type Facts, searchOf } from './engine/details.ts'
export type { Moved } from './engine/effects.ts'
export { needOf } from './engine/fitness.ts'
export { needsHelp } from './engine/guards.ts'
export { moveOrder } from './engine/moves.ts'
export { linkOf } from './engine/notifications.ts'
export { connectRefunds, type OrderRefunds } from './engine/order-refunds.ts'
export { connectSettlements, type KnownTerms, type OrderSettlements, settleQueue } from './engine/order-settlements.ts'
export { progressAlong } from './engine/progress.ts'
export { keepsPromise } from './engine/promise.ts'
export { refundableFen, refundStateOf, writeRefundState } from './engine/refund-totals.ts'
export { orderValues, webhookData } from './engine/webhooks.ts'
export type { Admission } from './open/admission.ts'
export { type Received, receiveEvent } from './open/inbox.ts'
export { placeOrder } from './open/place.ts'
export { viewOrder } from './read/detail.ts'
export { countQueues } from './read/list.ts'
export { ordersWithPeople } from './read/orders-with-people.ts'
export { phoneOfOrder, textOfNote } from './read/phones.ts'
export { countedQueues } from './read/queues.ts'
export { refusalsAbout } from './read/refusals.ts'
export { areUnfinished } from './read/standings.ts'
export { distanceM, type OrderReader, roadFactor, viewRow } from './read/view.ts'
export { countOverdue, mostUrgentOrders, waitingLongest, waitingQueueOf } from './read/waiting.ts'
export { workerStepsOf } from './read/worker-steps.ts'
export type { OrderRecord } from './table.ts'

export const ordersFeature = feature(
  orders,
  {
    list,
    export: startExport(orders.export, ordersExport),
    counts,
    elsewhere,
    sendOrders,
    waybills,
    find,
    first,
    ground,
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
  },
  { exports: [ordersExport], start: [startTimeouts, startUrgePauses, startClaimExpiry, startInbox, startHandingBack] },
)
