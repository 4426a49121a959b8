export { counts as settlementCounts } from './list/totals.ts'
export { stoppedShareOf } from './read.ts'
export { bookRefund } from './refund.ts'
