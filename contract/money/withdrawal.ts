import { z } from 'zod'
import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'
import { RecordLog } from '#contract/base/record-log.ts'
import { Fen, FenTotal, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { PayoutFaultCode, PayoutTry, payoutMachine, payoutMethods } from './payout.ts'
import { FoundRisk, withdrawalRisks } from './withdrawal-risk.ts'

/** Who withdraws. A worker of any kind and a customer withdraw from the balance of the person. */
export const withdrawalOwners = ['rider', 'chauffeur', 'companion', 'merchant', 'customer'] as const
export type WithdrawalOwner = (typeof withdrawalOwners)[number]

/**
 * Money that somebody wants paid out. `kind` is `double` for amounts that two people must review. From `review` on, the amount is
 * in the owner's account `withdrawing`. What a channel says of a payout moves it from `paying` on.
 */
export const withdrawalMachine = machine({
  states: [
    'review',
    'secondReview',
    'approved',
    'paying',
    'confirming',
    'failed',
    'manualReview',
    'paid',
    'rejected',
    'cancelled',
    'returned',
  ],
  finals: ['paid', 'rejected', 'cancelled', 'returned'],
  movers: ['staff', 'clock', 'owner', 'channel'],
  moves: {
    /** Small, of little risk, to an account that was bound some days before. */
    approveByRule: { by: ['clock'], from: ['review'], to: 'approved', kinds: ['single'] },
    approve: { by: ['staff'], from: ['review'], to: 'approved', kinds: ['single'] },
    approveFirst: { by: ['staff'], from: ['review'], to: 'secondReview', kinds: ['double'] },
    approveSecond: { by: ['staff'], from: ['secondReview'], to: 'approved', kinds: ['double'] },
    reject: { by: ['staff'], from: ['review', 'secondReview'], to: 'rejected' },
    cancel: { by: ['owner'], from: ['review', 'secondReview', 'approved'], to: 'cancelled' },
    pay: { by: ['staff'], from: ['approved'], to: 'paying' },
    /** The channel waits until the owner agrees. */
    awaitOwner: { by: ['channel'], from: ['paying'], to: 'confirming' },
    succeed: { by: ['channel'], from: ['paying', 'confirming'], to: 'paid' },
    fail: { by: ['channel'], from: ['paying', 'confirming'], to: 'failed' },
    /** Under a new number, because the old one has definitely failed. */
    retry: { by: ['staff'], from: ['failed'], to: 'paying' },
    /** By the clock where the owner's account is at fault. */
    giveBack: { by: ['staff', 'clock'], from: ['failed'], to: 'returned' },
    /** Paid outside of the channels, with a receipt; a colleague confirms it. */
    recordManual: { by: ['staff'], from: ['approved', 'failed'], to: 'manualReview' },
    confirmManual: { by: ['staff'], from: ['manualReview'], to: 'paid' },
    refuseManual: { by: ['staff'], from: ['manualReview'], to: 'failed' },
  },
})
export type WithdrawalState = StateIn<typeof withdrawalMachine>
export type WithdrawalMove = MoveIn<typeof withdrawalMachine>

/** What staff do; `approve` is the move of its state. `query` asks the channel at once. */
export const withdrawalActions = [
  'approve',
  'reject',
  'pay',
  'retry',
  'giveBack',
  'query',
  'recordManual',
  'confirmManual',
  'refuseManual',
] as const
export type WithdrawalAction = (typeof withdrawalActions)[number]

/** Why only a colleague may do it: this reader has reviewed, recorded or owns it, or is connected with its owner. */
export const withholdings = ['reviewedBefore', 'payerReviewed', 'ownRequest', 'ownInterest'] as const
export type Withholding = (typeof withholdings)[number]

/** Why one is rejected. */
export const rejectCodes = ['accountWrong', 'nameDiffers', 'suspicious', 'underDispute', 'other'] as const

const Person = z.object({ id: Id, name: z.string() })

export const WithdrawalRow = z.object({
  id: Id,
  /** `TX…`. */
  no: z.string(),
  state: z.enum(withdrawalMachine.states),
  stateAt: Moment,
  askedAt: Moment,
  owner: z.object({
    kind: z.enum(withdrawalOwners),
    id: Id,
    name: WrittenText,
    /** Masked. */
    phone: z.string(),
    externalId: z.string(),
  }),
  cityCode: z.string(),
  amountFen: Fen,
  feeFen: Fen,
  taxFen: Fen,
  /** What the owner gets: `amountFen` less fee and tax. */
  actualFen: Fen,
  account: z.object({
    method: z.enum(payoutMethods),
    /** Masked. */
    number: z.string(),
    holder: WrittenText,
    bank: z.string(),
    boundAt: Moment,
    /** Whether the holder is the owner by their verified identity; null where that is unknown. */
    isHolderOwner: z.boolean().nullable(),
  }),
  balance: z.object({ availableFen: FenTotal, withdrawingFen: FenTotal, receivableFen: FenTotal }),
  /** Of the last 30 days, this one included. */
  recent: z.object({ withdrawals: z.int(), withdrawnFen: FenTotal, earnedFen: FenTotal }),
  riskScore: z.int(),
  risks: z.array(z.enum(withdrawalRisks)),
  payout: z
    .object({ no: z.string(), state: z.enum(payoutMachine.states), fault: PayoutFaultCode.nullable(), askedAt: Moment })
    .nullable(),
  batch: z.object({ id: Id, no: z.string() }).nullable(),
  /** Who reviewed, reviewed second and paid; null where nobody has. */
  reviewer: Person.nullable(),
  secondReviewer: Person.nullable(),
  payer: Person.nullable(),
  version: Version,
  allowed: z.array(z.enum(withdrawalActions)),
  /** What could be done with it now, but only by a colleague of this reader. */
  withheld: z.array(z.object({ action: z.enum(withdrawalActions), why: z.enum(withholdings) })),
})
export type WithdrawalRow = z.output<typeof WithdrawalRow>

export const WithdrawalDetail = WithdrawalRow.extend({
  details: z.array(FoundRisk),
  /** Every try to pay it, the newest first. */
  payouts: z.array(PayoutTry),
  rejectCode: z.enum(rejectCodes).nullable(),
  remark: WrittenText,
  /** Of a payment outside of the channels. */
  manual: z.object({ receiptUrl: z.string().nullable(), channelNo: z.string() }).nullable(),
  /** Earlier withdrawals of the owner, newest first. */
  others: z.array(
    z.object({ id: Id, no: z.string(), state: z.enum(withdrawalMachine.states), amountFen: Fen, askedAt: Moment }),
  ),
  log: RecordLog,
})
export type WithdrawalDetail = z.output<typeof WithdrawalDetail>
