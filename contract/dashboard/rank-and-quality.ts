import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import { ListLink, Span } from './question.ts'

export const rankSides = ['worker', 'merchant'] as const
/** `best`: the most completed orders; `worst`: the most late, cancelled and complained about, of those with five or more. */
export const rankOrders = ['best', 'worst'] as const

/** Block 9: of the orders placed in the span, at most 20. */
export const Rank = z.object({
  asOf: Moment,
  span: Span,
  side: z.enum(rankSides),
  order: z.enum(rankOrders),
  rows: z.array(
    z.object({
      /** Of a worker. */
      id: Id.nullable(),
      kind: z.enum(workerKinds).nullable(),
      /** The number of a worker. */
      no: z.string(),
      name: z.string(),
      cityCode: z.string(),
      orders: z.int(),
      completed: z.int(),
      cancelled: z.int(),
      late: z.int(),
      complained: z.int(),
      /** Of the completed ones with a promised time, 0 to 1. */
      onTimeShare: z.number().nullable(),
      /** Of the orders that customers rated, 1 to 5. */
      ratingAverage: z.number().nullable(),
      /** Of `completed`. */
      lists: z.array(ListLink),
    }),
  ),
})

/** How conversations were answered. */
export const Service = z.object({
  /** Conversations that began in the span. */
  begun: z.int(),
  /** In seconds. */
  firstReplyMedian: z.int().nullable(),
  replyAverage: z.int().nullable(),
  lateShare: z.number().nullable(),
  rated: z.int(),
  ratingAverage: z.number().nullable(),
})

/** Block 10. */
export const Quality = z.object({
  asOf: Moment,
  span: Span,
  now: Service.extend({ resolved: z.int(), passedOnShare: z.number().nullable() }),
  yesterday: Service,
  lastWeek: Service,
  lists: z.array(ListLink),
  /** For leaders; null for the others. */
  agents: z.array(Service.extend({ id: Id, name: z.string(), lists: z.array(ListLink) })).nullable(),
})
