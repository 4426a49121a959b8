import { z } from 'zod'
import { byAgeAndAmount, sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import { refundQueues } from '#contract/money/refunds.ts'
import { liabilities } from '#contract/orders/order-names.ts'
import { reasonCodes } from '#contract/orders/reasons.ts'
import { services } from '#contract/orders/service.ts'

/** Filters of the page in the address; `open` is the refund whose drawer is open. */
export const Question = z.object({
  tab: z.enum(refundQueues).default('review'),
  sort: sortInput(byAgeAndAmount),
  search: z.string().max(32).default(''),
  service: z.enum(services).or(z.literal('')).default(''),
  liability: z.enum(liabilities).or(z.literal('')).default(''),
  /** These two only by links, as of the dashboard's reasons. */
  code: z.enum(reasonCodes).or(z.literal('')).default(''),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  from: DayLimit,
  to: DayLimit,
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

export function isNarrowed({ search, service, liability, code, city, from, to }: Question): boolean {
  return [search, service, liability, code, city, from, to].some(Boolean)
}
