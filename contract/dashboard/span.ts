import { z } from 'zod'
import { Moment } from '#contract/base/values.ts'
import { services } from '#contract/orders/service-names.ts'

/** The hours that an answer is about: from `since` up to `until`, which is now where they are not over. */
export const Span = z.object({ since: Moment, until: Moment })

export type Span = z.output<typeof Span>

/** The list that explains a number: its operation with its filters, and its address. The number is the count of its rows. */
export const ListLink = z.object({
  /** The operation of the list, such as `orders.list`. */
  operation: z.string(),
  service: z.enum(services).nullable(),
  input: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The address of its screen with these filters. */
  link: z.string(),
})

export type ListLink = z.output<typeof ListLink>
