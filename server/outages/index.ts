export { createOutages, type Outages, sentences } from './outages.ts'
export { startOutageWatch } from './watch.ts'
export { createWriteCheck, type WriteCheck } from './write-check.ts'
