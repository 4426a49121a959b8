import { settlements } from '#contract/money/settlements.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import type { OrderSettlements } from '#server/orders/index.ts'
import { hold, unhold } from './hold.ts'
import { startSettling } from './jobs.ts'
import { settlementsExport } from './list/export.ts'
import { get, list } from './list/list.ts'
import { counts, sums } from './list/totals.ts'
import { ofOrder } from './read.ts'
import { openSettlement } from './records.ts'
import { unholdMany } from './resume-many.ts'
import { termsOf } from './terms.ts'

export { sweepSettlements } from './jobs.ts'

export { changeOfPast, openPastSettlements } from './past.ts'

/** What orders need of settlements; `server/process/app.ts` connects the two. */
export const settlementsOfOrders: OrderSettlements = { open: openSettlement, termsOf }

export const settlementsFeature = feature(
  settlements,
  {
    ofOrder,
    list,
    get,
    export: startExport(settlements.export, settlementsExport),
    counts,
    sums,
    hold,
    unhold,
    unholdMany,
  },
  { exports: [settlementsExport], start: [startSettling] },
)
