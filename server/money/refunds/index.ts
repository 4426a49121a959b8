export { startRefund } from './ask.ts'
export { askByCustomer } from './ask-by-customer.ts'
export { counts as refundCounts } from './list.ts'
export { refundValues } from './webhooks.ts'
