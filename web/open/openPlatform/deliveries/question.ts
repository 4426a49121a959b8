import { z } from 'zod'
import { byAge, sortInput } from '#contract/base/page.ts'
import { startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { DayLimit } from '#contract/base/values.ts'
import { deliveryOutcomes } from '#contract/open/webhooks/limits.ts'

/** Filters in the address; `endpoint` is one endpoint or 0, `open` the delivery whose drawer is open. */
export const Question = z.object({
  tab: z.string().max(16).default(''),
  search: z.string().max(64).default(''),
  endpoint: z.int().min(0).default(0),
  type: z.string().max(64).default(''),
  outcome: z.enum(deliveryOutcomes).or(z.literal('')).default(''),
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

/** The first moment of a day in Shanghai; undefined for none. */
export function dayBegins(day: string): number | undefined {
  return day === '' ? undefined : startOfShanghaiDay(day)
}
