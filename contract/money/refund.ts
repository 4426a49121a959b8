import { z } from 'zod'
import { Fen, Id, Moment } from '#contract/base/values.ts'
import { liabilities, reasonCodes } from '#contract/orders/reasons.ts'
import { services } from '#contract/orders/service.ts'

/**
 * Where one refund stands. `review`: somebody else must say yes. `processing`: the payment app was told to pay it back.
 * `failed`: it could not; tried again under the same number. `withdrawn`: who asked thought better, or the whole order
 * went back meanwhile.
 */
export const refundStages = ['review', 'processing', 'refunded', 'rejected', 'failed', 'withdrawn'] as const
export type RefundStage = (typeof refundStages)[number]

/** Who wanted it: somebody at the desk, the customer, or a move of the order, a cancellation for one. */
export const refundOrigins = ['staff', 'customer', 'move'] as const

/** What a person may do with one refund; each is an operation of the same name. */
export const refundActs = ['approve', 'reject', 'withdraw', 'retry'] as const
export type RefundAct = (typeof refundActs)[number]

export const RefundRow = z.object({
  id: Id,
  /** `TK…`: also what the payment channel knows it by, however often it is tried. */
  no: z.string(),
  order: z.object({ id: Id, no: z.string(), service: z.enum(services) }),
  customerName: z.string(),
  origin: z.enum(refundOrigins),
  stage: z.enum(refundStages),
  amountFen: Fen,
  /** How much of it arrived. */
  arrivedFen: Fen,
  code: z.enum(reasonCodes),
  liability: z.enum(liabilities),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Moment,
  /** Null while nobody decided, and where the rules did. */
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  /** What the one who rejected it said, or why the channel failed. */
  remark: z.string(),
  /** How often the payment app was told. */
  attempt: z.int(),
  endedAt: Moment.nullable(),
  version: z.int(),
  /** What this reader may do with it now. */
  allowed: z.array(z.enum(refundActs)),
})
export type RefundRow = z.output<typeof RefundRow>
