import { z } from 'zod'
import { type MoveBy, machine } from '#contract/base/machine.ts'
import { Fen, FenTotal, Id, Moment, mostFen, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { liabilities } from '#contract/orders/order-names.ts'
import { reasonCodes } from '#contract/orders/reasons.ts'
import { type Service, services } from '#contract/orders/service.ts'

/**
 * `review`: a colleague must approve it. `processing`: the payment app was asked to pay it back. `failed`: it could not,
 * and may be asked again under the same number. `withdrawn`: whoever asked took it back, or the whole order was refunded.
 */
export const refundStages = ['review', 'processing', 'refunded', 'rejected', 'failed', 'withdrawn'] as const
export type RefundStage = (typeof refundStages)[number]

/** The way that the customer paid, or the wallet in the customers' app where that way is closed. */
export const refundTargets = ['origin', 'wallet'] as const
export type RefundTarget = (typeof refundTargets)[number]

/** `order` is a move of the order that pays everything back; `payment` the app that pays. */
export const refundMovers = ['staff', 'order', 'payment'] as const

/** A refund that nobody has to approve begins in `processing`. */
export const refundMachine = machine({
  states: refundStages,
  begins: ['processing'],
  finals: ['refunded', 'rejected', 'withdrawn'],
  movers: refundMovers,
  moves: {
    approve: { by: ['staff'], from: ['review'], to: 'processing' },
    reject: { by: ['staff'], from: ['review'], to: 'rejected' },
    /** By staff only what they asked for themselves. */
    withdraw: { by: ['staff', 'order'], from: ['review'], to: 'withdrawn' },
    /** The number stays, so a payment app that did pay it after all does not pay twice. */
    retry: { by: ['staff'], from: ['failed'], to: 'processing' },
    /** Paid outside of the channel, with a receipt. It counts as failed until a colleague confirms it. */
    recordManual: { by: ['staff'], from: ['failed'], to: 'same' },
    confirmManual: { by: ['staff'], from: ['failed'], to: 'refunded' },
    refuseManual: { by: ['staff'], from: ['failed'], to: 'same' },
    /** A part of the amount arrived. */
    settlePart: { by: ['payment'], from: ['processing', 'failed'], to: 'same' },
    /** All of it arrived, perhaps after it was reported as failed. */
    settle: { by: ['payment'], from: ['processing', 'failed'], to: 'refunded' },
    fail: { by: ['payment'], from: ['processing'], to: 'failed' },
  },
})

/** `move`: a move of the order, as a cancellation. */
const refundOrigins = ['staff', 'customer', 'move'] as const

const day = 86_400
/** How many seconds after the end of an order its customer may ask for a refund; after that by a complaint. */
export const refundWindows: Readonly<Record<Service, number>> = {
  food: day,
  errand: 2 * day,
  chauffeur: 7 * day,
  express: 7 * day,
  companion: 3 * day,
  challenge: 3 * day,
}

/** The moves of staff; each is an operation of the same name. */
export const staffRefundMoves = [
  'approve',
  'reject',
  'withdraw',
  'retry',
  'recordManual',
  'confirmManual',
  'refuseManual',
] as const satisfies readonly MoveBy<typeof refundMachine, 'staff'>[]
export type StaffRefundMove = (typeof staffRefundMoves)[number]
export type ManualRefundMove = Extract<StaffRefundMove, `${string}Manual`>

export const RefundRow = z.object({
  id: Id,
  /** `TK…`. The payment app gets the same number at every attempt. */
  no: z.string(),
  order: z.object({ id: Id, no: z.string(), service: z.enum(services) }),
  customerName: z.string(),
  origin: z.enum(refundOrigins),
  stage: z.enum(refundStages),
  amountFen: Fen,
  /** How much of it arrived at the customer. */
  arrivedFen: Fen,
  code: z.enum(reasonCodes),
  liability: z.enum(liabilities),
  reason: WrittenText,
  askedBy: z.string(),
  askedAt: Moment,
  /** Null while nobody has decided, and where nobody had to. */
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  /** Why it was rejected, or why the payment failed. */
  remark: WrittenText,
  payTo: z.enum(refundTargets),
  /** Of a payment outside of the channel; `confirmedBy` is null while nobody has confirmed it. */
  manual: z
    .object({
      amountFen: Fen,
      channelNo: z.string(),
      receiptUrl: z.string().nullable(),
      recordedBy: z.string(),
      confirmedBy: z.string().nullable(),
    })
    .nullable(),
  /** How often the payment app was asked to pay it. */
  attempt: z.int(),
  endedAt: Moment.nullable(),
  version: Version,
  /** What this reader may do with it now. */
  allowed: z.array(z.enum(staffRefundMoves)),
})
export type RefundRow = z.output<typeof RefundRow>

/** What was given for the order before, as the person saw and confirmed it; where it is more by now, nothing is given. */
export const ConfirmedFen = FenTotal.max(mostFen).optional()
