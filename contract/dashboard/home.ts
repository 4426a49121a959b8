import { z } from 'zod'
import { Id, Moment } from '#contract/base/values.ts'
import { ListLink, Span } from '#contract/dashboard/span.ts'
import { orderStates, services } from '#contract/orders/service.ts'
import { ServiceFigures } from './rank-and-quality.ts'

export const mostUrgent = 10

/** Unfinished orders whose clock runs out first, at most 10, whatever state they are in. */
export const Urgent = z.object({
  asOf: Moment,
  orders: z.array(
    z.object({
      id: Id,
      no: z.string(),
      service: z.enum(services),
      state: z.enum(orderStates),
      cityCode: z.string(),
      place: z.string(),
      since: Moment,
      dueAt: Moment,
      link: z.string(),
    }),
  ),
  /** Of all unfinished orders, those whose clock has run out. */
  overdue: z.int(),
  /** Of `overdue`: one for each service that has some, with its count. */
  lists: z.array(ListLink.extend({ count: z.int() })),
})

/** The reader's own conversations: those that wait for an answer, and how they answered those of today. */
export const Own = z.object({
  asOf: Moment,
  span: Span,
  waiting: z.int(),
  waitingList: ListLink,
  figures: ServiceFigures,
})
