import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import { ListLink, Span } from '#contract/dashboard/span.ts'
import { Figure } from './figures.ts'
import { rankCounts, rankOrders, rankSides, serviceKeys } from './names.ts'

/** The best and the worst, workers or shops: of the orders placed in the span, at most 20. */
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
      /** Served, with a promised time, and those of them that were served later. */
      promised: z.int(),
      late: z.int(),
      /** Null for those who may not see complaints. */
      complained: z.int().nullable(),
      /** Late, cancelled and complained about, of `orders`. One order may be several. */
      badShare: z.number(),
      /** Of `promised`, those that were not late, 0 to 1. */
      onTimeShare: z.number().nullable(),
      /** Of the orders that customers rated, 1 to 5. */
      ratingAverage: z.number().nullable(),
      rated: z.int(),
      /** Of each number of orders. */
      lists: z.record(z.enum(rankCounts), z.array(ListLink)),
    }),
  ),
})

export const ServiceFigures = z.array(Figure.extend({ key: z.enum(serviceKeys) }))

/** How quickly and how well conversations are answered, by time and, for leaders, by agent. */
export const Quality = z.object({
  asOf: Moment,
  span: Span,
  figures: ServiceFigures,
  by: z.enum(['hour', 'day']),
  /** One for each hour or day; those to come have null. */
  points: z.array(
    Span.extend({
      begun: z.int().nullable(),
      late: z.int().nullable(),
      firstReply: z.int().nullable(),
      /** Of all of them; `listsOfService` narrows them. */
      lists: z.array(ListLink),
    }),
  ),
  /** For leaders; null for the others. */
  agents: z
    .array(
      z.object({
        id: Id,
        name: z.string(),
        /** As `figures`; nothing is compared. */
        values: z.record(z.enum(serviceKeys), z.number().nullable()),
        /** Of all of them; `listsOfService` narrows them to those of one value. */
        lists: z.array(ListLink),
      }),
    )
    .nullable(),
})
