import type { ReasonCode } from './reasons.ts'

/** The moves of staff; each is an operation of the same name. */
export const staffMoves = [
  'accept',
  'assign',
  'reassign',
  'handBack',
  'retry',
  'rebook',
  'flag',
  'resume',
  'sendBack',
  'confirmGoods',
  'end',
  'adjustFee',
  'settleHelp',
  'arbitrate',
  'awardCustomer',
  'split',
  'awardCompanion',
  'judge',
  'judgeAgain',
  'annul',
  'urge',
  'changeAddress',
  'complete',
  'cancel',
] as const

export type StaffMove = (typeof staffMoves)[number]

/** The reasons that staff may cancel an order for. */
export const cancelCodes = [
  'U01',
  'U02',
  'U03',
  'U05',
  'U06',
  'M01',
  'M03',
  'M04',
  'R01',
  'R02',
  'W01',
  'W03',
  'W05',
  'G01',
  'S04',
  'Z99',
] as const satisfies readonly ReasonCode[]

export type CancelCode = (typeof cancelCodes)[number]

/** What staff do about an order besides moving it. `takeOver` claims what a colleague has claimed, `reveal` shows a phone number. */
export const followUps = ['claim', 'takeOver', 'release', 'note', 'askRefund', 'reveal'] as const

export type FollowUp = (typeof followUps)[number]

/** The state of an order's refunds taken together. `partial`: some was refunded and nothing is on its way. */
export const refundStates = ['none', 'applying', 'processing', 'partial', 'refunded', 'rejected', 'failed'] as const

/** Who bears the cost of a refund, and whose score drops. */
export const liabilities = ['customer', 'merchant', 'worker', 'platform', 'none'] as const
export type Liability = (typeof liabilities)[number]
