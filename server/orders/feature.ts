import { orders } from '#contract/orders/orders.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { adjustFee, end, judge, judgeAgain, settleHelp, split } from './desk/arbitration.ts'
import { assign, cancel, changeAddress, handBack, reassign, urge } from './desk/assign.ts'
import { startClaimExpiry } from './desk/claim-expiry.ts'
import { claim, release } from './desk/claims.ts'
import { startHandingBack } from './desk/hand-back.ts'
import { startLeaseEnds } from './desk/lease.ts'
import { note } from './desk/notes.ts'
import { reasonedMoves } from './desk/reasoned-moves.ts'
import { startUrgePauses } from './desk/urge-pause.ts'
import { startTimeouts } from './engine/timeouts.ts'
import { startInbox } from './open/inbox.ts'
import { get } from './read/detail.ts'
import { ordersExport } from './read/export.ts'
import { first } from './read/first.ts'
import { ground } from './read/ground.ts'
import { counts, elsewhere, find, list, sendOrders, waybills } from './read/list.ts'

export { detailsOf, type Facts, searchOf } from './engine/details.ts'

export { connectMoney } from './engine/order-money.ts'
export { keepsPromise, progressAlong } from './engine/progress.ts'

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
    ...reasonedMoves,
    assign,
    reassign,
    handBack,
    end,
    adjustFee,
    settleHelp,
    split,
    judge,
    judgeAgain,
    urge,
    changeAddress,
    claim,
    release,
    note,
    cancel,
  },
  {
    exports: [ordersExport],
    start: [startTimeouts, startUrgePauses, startClaimExpiry, startLeaseEnds, startInbox, startHandingBack],
  },
)
