export { countUse } from './replies.ts'
