import { z } from 'zod'
import { Moment } from '#contract/base/values.ts'
import { steps } from '#contract/orders/progress.ts'
import { services } from '#contract/orders/service-names.ts'
import { ListLink, Span } from './question.ts'

/** `mean`: of ratings, from 1 to 5. */
export const figureUnits = ['count', 'fen', 'share', 'seconds', 'perThousand', 'mean'] as const

/**
 * The figures of the strip. Money and shares are those of the orders that were paid in the span, whatever happened to them
 * later; rides are paid after they are driven.
 */
export const kpis = [
  /** What was paid, before refunds, and after them. */
  'gmvFen',
  'netFen',
  'placed',
  /** Paid, neither cancelled nor refunded in full. */
  'valid',
  /** Of the paid orders: completed; cancelled. */
  'completedShare',
  'cancelledShare',
  /** What was paid for orders that were cancelled. */
  'lostFen',
  /** From the moment an order could be dispatched until somebody took it: on average; half of them took no longer; nine in ten. */
  'dispatchSeconds',
  'dispatchMedian',
  'dispatchNinetieth',
  /** Of the orders that could be dispatched, those that somebody took within five minutes. */
  'quickShare',
  /** From being taken until begun (the meal is picked up, the ride begins), and from then until served, on average. */
  'beginSeconds',
  'serveSeconds',
  /** Of the orders with a promised time that were served in the span. */
  'onTimeShare',
  /** `netFen` by valid order. */
  'perOrderFen',
  /** What the platform earned by the settlements of the span. */
  'incomeFen',
  /** Of what all parties got by those settlements. */
  'takeShare',
  /** Refunded money of the paid orders, of `gmvFen`. */
  'refundShare',
  /** Orders with a complaint for a thousand that were completed, of the orders placed in the span. */
  'complaintRate',
  /** Of all services. */
  'newCustomers',
  /** Workers on duty now, and those of them with an order in hand. */
  'online',
  'busy',
  /** `busy` of `online`. */
  'busyShare',
] as const
export type Kpi = (typeof kpis)[number]

/** Those that are better when they are less. */
export const lessIsBetter: readonly Kpi[] = [
  'cancelledShare',
  'lostFen',
  'dispatchSeconds',
  'dispatchMedian',
  'dispatchNinetieth',
  'beginSeconds',
  'serveSeconds',
  'refundShare',
  'complaintRate',
]

/** A number, with the same until the same time of the day before and of the week before. */
export const Figure = z.object({
  unit: z.enum(figureUnits),
  /** Null where nothing is divided by nothing, and before figures were kept. Shares are 0 to 1. */
  value: z.number().nullable(),
  yesterday: z.number().nullable(),
  lastWeek: z.number().nullable(),
  /** The rows of `lists` together; of a share its upper part, of an average what it is the average of. Null without lists. */
  count: z.int().nullable(),
  /** One for each service. */
  lists: z.array(ListLink),
})

/** Block 2. A figure is left out for those who may not see what explains it. */
export const Kpis = z.object({
  asOf: Moment,
  span: Span,
  figures: z.array(Figure.extend({ key: z.enum(kpis) })),
})

export const trendMeasures = ['placed', 'paid', 'completed', 'cancelled', 'gmvFen'] as const

const ofServices = z.partialRecord(z.enum(services), z.int())

/**
 * Block 3: one point for each hour or day, also those without orders; hours to come have null. Of several services, each counts
 * in the hours of its own day: those of the night are of rides alone.
 */
export const Trend = z.object({
  asOf: Moment,
  measure: z.enum(trendMeasures),
  by: z.enum(['hour', 'day']),
  points: z.array(
    Span.extend({
      value: z.int().nullable(),
      services: ofServices,
      /** The same hour of the day before and of the week before; by day, the day before and the same weekday. */
      yesterday: z.int().nullable(),
      lastWeek: z.int().nullable(),
      /** The mean of the same hour or day of the seven days before. */
      weekAverage: z.number().nullable(),
    }),
  ),
  /** Of the whole range; `listsOfPoint` narrows them. */
  lists: z.array(ListLink),
})

/** Block 4: what became of the orders placed in the span. */
export const Funnel = z.object({
  asOf: Moment,
  span: Span,
  steps: z.array(
    z.object({
      step: z.enum(steps),
      count: z.int(),
      /** Of the step before, those that were cancelled there, 0 to 1; null for the first step and of nothing. */
      dropShare: z.number().nullable(),
      /** Cancelled at the step before, and those still at it. */
      dropped: z.int(),
      pending: z.int(),
      /** Why most of them were cancelled: a code of the dictionary, or who did it. */
      topReason: z.string().nullable(),
      lists: z.array(ListLink),
      droppedLists: z.array(ListLink),
      pendingLists: z.array(ListLink),
    }),
  ),
})
