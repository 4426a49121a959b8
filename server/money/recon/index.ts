export { lastBalancedDay, standing as reconStanding } from './days.ts'
export { receiveOpenBill } from './open.ts'
export { reconciliationStop } from './stop.ts'
