import { deposits } from '#contract/money/deposits.ts'
import { feature } from '#server/kit/feature.ts'
import { approve, deduct, reject, withdraw } from './deduct.ts'
import { startDeposits } from './leaving.ts'
import { giveBack } from './partners.ts'
import { retry } from './retry.ts'
import { deduction, ofPerson } from './view.ts'

export { sweepDeposits } from './leaving.ts'

export const depositsFeature = feature(
  deposits,
  { ofPerson, deduction, deduct, approve, reject, withdraw, retry, giveBack },
  { start: [startDeposits] },
)
