import { z } from 'zod'
import { byAge, sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'

/** What the address of every desk has besides its queue and kinds; `open` is the record whose drawer is open, 0 for none. */
export const deskAddress = {
  search: z.string().max(64).default(''),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  from: DayLimit,
  to: DayLimit,
  sort: sortInput(byAge),
  open: z.int().min(0).default(0),
  /** Whether the desk is shown instead of the list. */
  desk: z.boolean().default(false),
}
