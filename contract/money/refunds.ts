import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterIdOrRank, byAgeAndAmount, PageLimit, pageOf, sortInput } from '#contract/base/page.ts'
import { DayLimit, Fen, FenTotal, Id, longText, reasonText, shortText, Target } from '#contract/base/values.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import { liabilities } from '#contract/orders/order-names.ts'
import { reasonCodes } from '#contract/orders/reasons.ts'
import { services } from '#contract/orders/service.ts'
import { ConfirmedFen, RefundRow, refundTargets } from './refund.ts'

export const refundQueues = ['review', 'processing', 'failed', 'all'] as const
export type RefundQueue = (typeof refundQueues)[number]

export const RefundQuestion = z.object({
  queue: z.enum(refundQueues).default('review'),
  sort: sortInput(byAgeAndAmount),
  service: z.enum(services).nullish(),
  /** A refund's or an order's number, or the last 6 or more of one. */
  search: z.string().trim().max(32).default(''),
  liability: z.enum(liabilities).nullish(),
  code: z.enum(reasonCodes).nullish(),
  cityCode: z.string().max(6).optional(),
  /** The days it was requested, both included. */
  from: DayLimit,
  to: DayLimit,
  after: AfterIdOrRank,
  limit: PageLimit,
})

const AskedRefund = Target.extend({
  amountFen: Fen.refine(amount => amount > 0, { params: { word: 'aboveZero' } }),
  code: z.enum(reasonCodes),
  liability: z.enum(liabilities),
  reason: longText.default(''),
  /** Needed where the customer is not liable. */
  confirmedFen: ConfirmedFen,
}).refine(asked => asked.code !== 'Z99' || asked.reason.length >= 2, {
  path: ['reason'],
  params: { word: 'sayWhy' },
})

export const refunds = {
  /** The refunds of one order, the newest first, and how much more could be refunded. */
  ofOrder: query('refunds.ofOrder', {
    needs: 'orders.view',
    input: z.object({ id: Id }),
    output: z.object({
      rows: z.array(RefundRow),
      leftFen: FenTotal,
      /** What was given for the order by refunds, red packets and to the balance. */
      givenFen: FenTotal,
      /** How much this reader may refund now without a colleague's approval; null for any amount. */
      ownLimitFen: FenTotal.nullable(),
    }),
  }),
  list: query('refunds.list', { needs: 'refunds.approve', input: RefundQuestion, output: pageOf(RefundRow) }),
  export: exportCommand('refunds.export', RefundQuestion),
  counts: query('refunds.counts', {
    needs: 'refunds.approve',
    input: z.object({}),
    output: z.object({ review: z.int(), processing: z.int(), failed: z.int() }),
  }),
  /** `id` and `version` are the order's. Within the caller's limits the refund starts at once; above, a colleague decides. */
  ask: command('refunds.ask', { needs: 'refunds.ask', input: AskedRefund, output: OrderDetail }),
  /** From here on `id` and `version` are the refund's; the answer is the order. */
  approve: command('refunds.approve', {
    needs: 'refunds.approve',
    input: Target.extend({ liability: z.enum(liabilities).optional() }),
    output: OrderDetail,
  }),
  reject: command('refunds.reject', {
    needs: 'refunds.approve',
    input: Target.extend({ reason: reasonText }),
    output: OrderDetail,
  }),
  /** Only by whoever asked. */
  withdraw: command('refunds.withdraw', { needs: 'refunds.ask', input: Target, output: OrderDetail }),
  /** Asks the payment app again, under the same number, to pay it the same way or to another place. */
  retry: command('refunds.retry', {
    needs: 'refunds.approve',
    input: Target.extend({ payTo: z.enum(refundTargets).default('origin') }),
    output: OrderDetail,
  }),
  /** A failed one was paid outside of the channel: `channelNo` is the number of the transfer, `fileId` the uploaded receipt. */
  recordManual: command('refunds.recordManual', {
    needs: 'withdrawals.pay',
    input: Target.extend({ channelNo: shortText, fileId: z.string().max(64), reason: reasonText }),
    output: OrderDetail,
  }),
  /** By somebody else than who recorded it. */
  confirmManual: command('refunds.confirmManual', { needs: 'refunds.approve', input: Target, output: OrderDetail }),
  refuseManual: command('refunds.refuseManual', {
    needs: 'refunds.approve',
    input: Target.extend({ reason: reasonText }),
    output: OrderDetail,
  }),
}
