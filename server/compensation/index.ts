export { leftOfDemand, refuseBeyondDemand } from './demand.ts'
export { givenFen, givenOf, refuseGivenBefore } from './given.ts'
export { type Allowance, allowanceOf, lockSpender } from './limits.ts'
