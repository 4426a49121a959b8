import type { refunds } from '#contract/money/refunds.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { ask } from './ask.ts'
import { approve, reject, retry, withdraw } from './decide.ts'
import { refundsExport } from './export.ts'
import { counts, list, ofOrder } from './list.ts'

export { askByCustomer } from './customer.ts'
export { refundsExport } from './export.ts'
export { counts as refundCounts } from './list.ts'

export const refundsHandlers: Handlers<typeof refunds> = {
  ofOrder,
  list,
  export: startExport(refundsExport),
  counts,
  ask,
  approve,
  reject,
  withdraw,
  retry,
}
