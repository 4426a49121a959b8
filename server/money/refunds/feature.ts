import { refunds } from '#contract/money/refunds.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import type { OrderRefunds } from '#server/orders/index.ts'
import { ask } from './ask.ts'
import { arrivingFen, bookMove } from './booking.ts'
import { confirmManual, recordManual, refuseManual } from './by-hand.ts'
import { approve, reject, retry, withdraw } from './decide.ts'
import { refundsExport } from './export.ts'
import { counts, list, ofOrder, refundsOf } from './list.ts'
import { takePaidTwice } from './paid-twice.ts'

/** What orders need of refunds; `server/process/app.ts` connects the two. */
export const refundsOfOrders: OrderRefunds = { bookMove, arrivingFen, takePaidTwice, refundsOf }

export const refundsFeature = feature(
  refunds,
  {
    ofOrder,
    list,
    export: startExport(refunds.export, refundsExport),
    counts,
    ask,
    approve,
    reject,
    withdraw,
    retry,
    recordManual,
    confirmManual,
    refuseManual,
  },
  { exports: [refundsExport] },
)
