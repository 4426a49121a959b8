import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { Id, Moment } from '#contract/base/values.ts'
import type { ChatOutcome } from '#contract/chats/chat-row.ts'
import { Figure, type figureUnits } from './figures.ts'
import { ListLink, listsWith, Span } from './question.ts'

export const rankSides = ['worker', 'merchant'] as const
/**
 * `best`: the most completed orders; `worst`: of those with five orders or more, the largest part late, cancelled or complained
 * about, so that nobody leads by working more.
 */
export const rankOrders = ['best', 'worst'] as const

/** The numbers of a row of a rank that have a list. */
export const rankCounts = ['orders', 'completed', 'promised', 'late', 'cancelled', 'complained', 'rated'] as const
export type RankCount = (typeof rankCounts)[number]

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

/** How conversations were answered that began in the span. */
export const serviceKeys = [
  'begun',
  /** From being taken by an agent until the first answer of staff, on average. */
  'firstReply',
  'reply',
  'late',
  'resolved',
  /** Within a day. */
  'resolvedInTime',
  'passedOn',
  'rated',
  'rating',
] as const
export type ServiceKey = (typeof serviceKeys)[number]

type ServiceDefinition = {
  unit: (typeof figureUnits)[number]
  /** The conversations that it is about; all of them without. */
  outcome?: ChatOutcome
  isLessBetter?: true
}

export const serviceDefinitions: Readonly<Record<ServiceKey, ServiceDefinition>> = {
  begun: { unit: 'count' },
  firstReply: { unit: 'seconds', outcome: 'answered', isLessBetter: true },
  reply: { unit: 'seconds', outcome: 'replied', isLessBetter: true },
  late: { unit: 'share', outcome: 'late', isLessBetter: true },
  resolved: { unit: 'count', outcome: 'resolved' },
  resolvedInTime: { unit: 'share', outcome: 'resolvedInTime' },
  passedOn: { unit: 'share', outcome: 'passedOn', isLessBetter: true },
  rated: { unit: 'count', outcome: 'rated' },
  rating: { unit: 'mean', outcome: 'rated' },
}

/** Of lists of conversations, the conversations that a figure is about. */
export function listsOfService(lists: readonly ListLink[], key: ServiceKey): ListLink[] {
  const { outcome } = serviceDefinitions[key]
  return listsWith(lists, outcome ? { outcome } : {})
}

export const ServiceFigures = z.array(Figure.extend({ key: z.enum(serviceKeys) }))

/** Block 10. */
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
