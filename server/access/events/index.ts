export { readLog } from './record-log.ts'
