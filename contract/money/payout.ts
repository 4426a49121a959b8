import { z } from 'zod'
import { type MoveIn, machine, type StateIn } from '#contract/base/machine.ts'
import { Fen, Id, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'

/** How money reaches its owner. */
export const payoutMethods = ['wechat', 'alipay', 'bank'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** How long the channel waits for the owner. */
export const ownerSeconds = 86_400

/**
 * One try to pay a withdrawal out, under a number of its own. `unknown`: the channel said nothing for too long; it is asked until
 * it is known, and neither paid again nor given back meanwhile.
 */
export const payoutMachine = machine({
  states: ['asked', 'accepted', 'confirming', 'unknown', 'success', 'failed'],
  finals: ['success', 'failed'],
  movers: ['channel', 'clock'],
  moves: {
    accept: { by: ['channel'], from: ['asked', 'unknown'], to: 'accepted' },
    /** The owner must agree in the channel's own app. */
    awaitOwner: { by: ['channel'], from: ['asked', 'accepted', 'unknown'], to: 'confirming' },
    loseTrack: { by: ['clock'], from: ['asked', 'accepted'], to: 'unknown' },
    succeed: { by: ['channel'], from: ['asked', 'accepted', 'confirming', 'unknown'], to: 'success' },
    fail: { by: ['channel'], from: ['asked', 'accepted', 'confirming', 'unknown'], to: 'failed' },
  },
  clocks: { confirming: ownerSeconds },
  /** Since the channel said something last. */
  timeouts: { asked: { move: 'loseTrack', after: 60 }, accepted: { move: 'loseTrack', after: 60 } },
})
export type PayoutState = StateIn<typeof payoutMachine>
export type PayoutMove = MoveIn<typeof payoutMachine>

/** What a channel answers: the names of the moves that it makes, and `processing`, which says that it works on it. */
export const payoutResults = ['accepted', 'processing', 'confirming', 'success', 'failed'] as const
export type PayoutResult = (typeof payoutResults)[number]

/**
 * Why a payout failed, in the words of payment channels. After those of `ownerFaults` the money goes back to the balance by itself;
 * after those of `payerFaults` the batch is paused and finance is notified.
 */
const payoutFaults = [
  'ACCOUNT_FROZEN',
  'REAL_NAME_CHECK_FAIL',
  'NAME_NOT_CORRECT',
  'ID_CARD_NOT_CORRECT',
  'OPENID_INVALID',
  'TRANSFER_QUOTA_EXCEED',
  'DAY_RECEIVED_QUOTA_EXCEED',
  'DAY_RECEIVED_COUNT_EXCEED',
  'PAYEE_ACCOUNT_ABNORMAL',
  'BANK_CARD_ABNORMAL',
  'TRANSFER_RISK',
  'OVERDUE_CLOSE',
  'MCH_CANCEL',
  'NOT_ENOUGH',
  'NO_AUTH',
  'OTHER',
] as const
export type PayoutFault = (typeof payoutFaults)[number]
export const ownerFaults: readonly PayoutFault[] = [
  'ACCOUNT_FROZEN',
  'REAL_NAME_CHECK_FAIL',
  'NAME_NOT_CORRECT',
  'ID_CARD_NOT_CORRECT',
  'OPENID_INVALID',
  'PAYEE_ACCOUNT_ABNORMAL',
  'BANK_CARD_ABNORMAL',
  'OVERDUE_CLOSE',
]
export const payerFaults: readonly PayoutFault[] = ['NOT_ENOUGH', 'NO_AUTH', 'MCH_CANCEL']

export const PayoutFaultCode = z.enum(payoutFaults)

/** Withdrawals that were paid together. Paused: the channel could not pay. Done: nothing of it is on its way. */
export const payoutBatchMachine = machine({
  states: ['paying', 'paused', 'done'],
  finals: [],
  movers: ['channel', 'staff'],
  moves: {
    pause: { by: ['channel'], from: ['paying', 'done'], to: 'paused' },
    end: { by: ['channel'], from: ['paying'], to: 'done' },
    resume: { by: ['staff'], from: ['paused'], to: 'paying' },
    /** Nothing of it is left to pay. */
    close: { by: ['staff'], from: ['paused'], to: 'done' },
  },
})
export type PayoutBatchState = StateIn<typeof payoutBatchMachine>

/** One try to pay a withdrawal, as staff see it. */
export const PayoutTry = z.object({
  id: Id,
  no: z.string(),
  channel: z.string(),
  state: z.enum(payoutMachine.states),
  amountFen: Fen,
  fault: PayoutFaultCode.nullable(),
  /** What the channel said. */
  message: WrittenText,
  channelNo: z.string().nullable(),
  askedAt: Moment,
  endedAt: Moment.nullable(),
  /** How often it was asked about, and when last. */
  queries: z.int(),
  queriedAt: Moment.nullable(),
})
