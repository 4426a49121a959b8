import type { refunds } from '#contract/refunds.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { ask } from './ask.ts'
import { approve, reject, retry, withdraw } from './decide.ts'
import { counts, list, ofOrder } from './list.ts'

export { askByCustomer } from './customer.ts'
export { counts as refundCounts } from './list.ts'

export const refundsHandlers: Handlers<typeof refunds> = {
  ofOrder,
  list,
  counts,
  ask,
  approve,
  reject,
  withdraw,
  retry,
}
