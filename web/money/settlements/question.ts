import { z } from 'zod'
import { sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import { stopReasons } from '#contract/money/settlement.ts'
import { settlementQueues, settlementSorts } from '#contract/money/settlements.ts'
import { services } from '#contract/orders/service.ts'

const any = z.literal('')

/** Filters of the page in the address; `open` is the order whose settlement is open. */
export const Question = z.object({
  tab: z.enum(settlementQueues).default('held'),
  sort: sortInput(settlementSorts),
  search: z.string().max(32).default(''),
  service: z.enum(services).or(any).default(''),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  reason: z.enum(stopReasons).or(any).default(''),
  from: DayLimit,
  to: DayLimit,
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

export function filtersOf({ tab, search, service, city, reason, from, to }: Question) {
  return {
    queue: tab,
    search,
    service: service || undefined,
    cityCode: city || undefined,
    reason: reason || undefined,
    from,
    to,
  }
}

export function isNarrowed({ search, service, city, reason, from, to }: Question): boolean {
  return [search, service, city, reason, from, to].some(Boolean)
}
