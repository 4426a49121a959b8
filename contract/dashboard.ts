import { z } from 'zod'
import { query } from './base/operation.ts'
import { Day, FenTotal, Moment } from './base/values.ts'
import { orderQueues } from './orders/order-question.ts'
import { services } from './orders/service.ts'

/** How many wait in a queue of a service, made by the query of the list it links to. */
export const WaitingNumber = z.object({
  service: z.enum(services),
  queue: z.enum(orderQueues),
  value: z.int(),
  link: z.string(),
  urgent: z.boolean(),
})

const Figures = z.object({ placed: z.int(), completed: z.int(), cancelled: z.int(), paidFen: FenTotal })

export const dashboard = {
  today: query('dashboard.today', {
    needs: 'dashboard.view',
    /** The service of today's figures; all services if left out. Waiting work is always that of all services. */
    input: z.object({ service: z.enum(services).nullish() }),
    output: z.object({
      asOf: Moment,
      /** Today in Shanghai: the filter of the lists behind the figures below. */
      day: Day,
      /** Work that waits for this person. */
      waiting: z.array(WaitingNumber),
      /** Refunds that wait for approval; null without the permission to approve. */
      refundsInReview: z.int().nullable(),
      ...Figures.shape,
      /** The same, service by service. */
      services: z.array(Figures.extend({ service: z.enum(services) })),
      /** Orders placed in each hour of today, Asia/Shanghai, 24 of them. */
      byHour: z.array(z.int()),
    }),
  }),
}
