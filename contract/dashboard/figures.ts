import { z } from 'zod'
import { Moment } from '#contract/base/values.ts'
import { ListLink, Span } from '#contract/dashboard/span.ts'
import { steps } from '#contract/orders/progress.ts'
import { services } from '#contract/orders/service-names.ts'
import { figureUnits, kpis, trendMeasures } from './names.ts'

/** A number, with the same until the same time of the day before and of the week before. `docs/figures.md` says what each is of. */
export const Figure = z.object({
  unit: z.enum(figureUnits),
  /** Null where nothing is divided by nothing, and before figures were kept. Shares are 0 to 1. */
  value: z.number().nullable(),
  yesterday: z.number().nullable(),
  lastWeek: z.number().nullable(),
  /** Those of the two with fewer than `fewestCompared` rows on either side: a percentage of so few says nothing. */
  few: z.array(z.enum(['yesterday', 'lastWeek'])),
  /** What is under way changes it more than it has those days that are over: it is compared when the day is over. */
  isStillChanging: z.boolean(),
  /** The rows of `lists` together; of a share its upper part, of an average what it is the average of. Null without lists. */
  count: z.int().nullable(),
  /** One for each service. */
  lists: z.array(ListLink),
})

/** The main figures of the span, one by one. A figure is left out for those who may not see what explains it. */
export const Kpis = z.object({
  asOf: Moment,
  span: Span,
  figures: z.array(Figure.extend({ key: z.enum(kpis) })),
})

const ofServices = z.partialRecord(z.enum(services), z.int())

/**
 * Orders over time: one point for each hour or day, also those without orders; hours to come have null. Of several services,
 * each counts in the hours of its own day: those of the night are of rides alone.
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

/** How far orders got: what became of the orders placed in the span. */
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
