export { givenFen, givenOf, refuseGivenBefore } from './given.ts'
export { type Allowance, allowanceOf, lockSpender } from './limits.ts'
