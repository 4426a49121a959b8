import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, AfterIdOrRank, byAgeAndAmount, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { DayLimit, Fen, FenTotal, Id, longText, Moment, reasonText, shortText, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { Balance } from './ledger-rows.ts'
import { PayoutFaultCode, payoutBatchMachine, payoutMethods } from './payout.ts'
import { rejectCodes, WithdrawalDetail, WithdrawalRow, withdrawalMachine, withdrawalOwners } from './withdrawal.ts'
import { riskLevels } from './withdrawal-risk.ts'

/** Tabs of `/tixian`; `risky`: to be reviewed, of high risk; `trouble`: failed, or the channel's answer is unknown. */
export const withdrawalQueues = [
  'review',
  'risky',
  'approved',
  'paying',
  'confirming',
  'trouble',
  'paid',
  'ended',
] as const
export type WithdrawalQueue = (typeof withdrawalQueues)[number]

export const withdrawalDays = ['asked', 'paid', 'failed'] as const

export const WithdrawalQuestion = z.object({
  queue: z.enum([...withdrawalQueues, 'all']).default('review'),
  sort: sortInput(byAgeAndAmount),
  /** A number or its last 6 or more, the beginning of a name, a whole phone number. */
  search: z.string().trim().max(64).default(''),
  owner: z.enum(withdrawalOwners).optional(),
  method: z.enum(payoutMethods).optional(),
  risk: z.enum(riskLevels).optional(),
  state: z.enum(withdrawalMachine.states).optional(),
  /** The channel owes the answer of a payout. */
  unknown: z.boolean().optional(),
  cityCode: z.string().max(6).optional(),
  leastFen: Fen.optional(),
  mostFen: Fen.optional(),
  batchId: Id.optional(),
  /** Only what a paused batch pays once more when it goes on: the channel could not pay it last. */
  resumable: z.literal(true).optional(),
  /** What happened on the days from `from` to `to`: it was asked for, it was paid, or a payout of it failed. */
  dayOf: z.enum(withdrawalDays).default('asked'),
  from: DayLimit,
  to: DayLimit,
  after: AfterIdOrRank,
  limit: PageLimit,
})

/** Money that could not be asked for now, or only partly: each with the sentence why. */
const Refused = z.object({ id: Id, no: z.string(), refusal: z.string() })

export const PayoutBatch = z.object({
  id: Id,
  /** `PC…`. */
  no: z.string(),
  state: z.enum(payoutBatchMachine.states),
  createdAt: Moment,
  createdBy: z.string(),
  count: z.int(),
  totalFen: FenTotal,
  paid: z.int(),
  paidFen: FenTotal,
  failed: z.int(),
  unknown: z.int(),
  /** Why it is paused: what the channel answered last. */
  fault: PayoutFaultCode.nullable(),
})
export type PayoutBatch = z.output<typeof PayoutBatch>

/** How many withdrawals one batch may have. */
export const mostInBatch = 200

const review = { needs: 'withdrawals.review', output: WithdrawalDetail } as const
const pay = { needs: 'withdrawals.pay', output: WithdrawalDetail } as const

export const withdrawals = {
  list: query('withdrawals.list', {
    needs: 'withdrawals.view',
    input: WithdrawalQuestion,
    output: pageOf(WithdrawalRow),
  }),
  get: query('withdrawals.get', { needs: 'withdrawals.view', input: z.object({ id: Id }), output: WithdrawalDetail }),
  export: exportCommand('withdrawals.export', WithdrawalQuestion),
  /** Rows of each queue, at most 1,000, and the tiles above the list. */
  counts: query('withdrawals.counts', {
    needs: 'withdrawals.view',
    input: z.object({}),
    output: z.object({
      queues: z.record(z.enum(withdrawalQueues), z.int()),
      waitingFen: FenTotal,
      paidToday: z.object({ count: z.int(), fen: FenTotal }),
      failed: z.int(),
      /** Withdrawals of which a payout failed today, whatever became of them since. */
      failedToday: z.int(),
      unknown: z.int(),
      /** What the payout channel has by its own account; null while it has not said it. */
      channel: z
        .object({
          fen: FenTotal,
          at: Moment,
          isLow: z.boolean(),
          /** What the ledger said that it has when it said so; null for those who do not see the whole ledger. */
          booksFen: Balance.nullable(),
        })
        .nullable(),
      /** Why nothing is paid out now: the ledger or a reconciliation does not balance, and nobody confirmed it. */
      stopped: z.enum(['ledger', 'reconciliation']).nullable(),
      /** When money is paid out again; null within the hours of payouts. */
      opensAt: Moment.nullable(),
    }),
  }),
  /** `remark` says why where the risk is the highest. */
  approve: command('withdrawals.approve', { ...review, input: Target.extend({ remark: longText.default('') }) }),
  reject: command('withdrawals.reject', {
    ...review,
    input: Target.extend({ code: z.enum(rejectCodes), reason: reasonText }),
  }),
  /** Each as `approve` would; what cannot be approved changes nothing of the others. */
  approveMany: command('withdrawals.approveMany', {
    needs: 'withdrawals.review',
    input: z.object({ withdrawals: z.array(Target).min(1).max(50) }),
    output: z.object({ approved: z.int(), refused: z.array(Refused) }),
  }),
  /** Asks the channel to pay one, or several as a batch, each by itself: what cannot be paid changes nothing of the others. */
  pay: command('withdrawals.pay', {
    needs: 'withdrawals.pay',
    input: z.object({ withdrawals: z.array(Target).min(1).max(mostInBatch) }),
    output: z.object({ batch: PayoutBatch.nullable(), asked: z.int(), refused: z.array(Refused) }),
  }),
  /** Once more, under a new number, after the channel said that the last try failed. */
  retry: command('withdrawals.retry', { ...pay, input: Target }),
  giveBack: command('withdrawals.giveBack', { ...pay, input: Target.extend({ reason: reasonText }) }),
  /** Asks the channel what became of it. */
  query: command('withdrawals.query', { ...pay, input: Target }),
  /** Money was paid outside of the channels; `fileId` is a picture of the receipt. A colleague confirms it. */
  recordManual: command('withdrawals.recordManual', {
    ...pay,
    input: Target.extend({ channelNo: shortText, fileId: z.string().max(64), reason: reasonText }),
  }),
  confirmManual: command('withdrawals.confirmManual', { ...review, input: Target }),
  refuseManual: command('withdrawals.refuseManual', { ...review, input: Target.extend({ reason: reasonText }) }),
  batches: query('withdrawals.batches', {
    needs: 'withdrawals.view',
    input: z.object({ id: Id.optional(), after: AfterId, limit: PageLimit }),
    output: pageOf(PayoutBatch),
  }),
  /** Goes on with a paused batch: what is `resumable` is paid once more. It ends where there is nothing of that. */
  resumeBatch: command('withdrawals.resumeBatch', {
    needs: 'withdrawals.pay',
    input: z.object({ id: Id }),
    output: PayoutBatch,
  }),
}
