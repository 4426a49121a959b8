import { z } from 'zod'
import { applicantKinds } from '#contract/reviews/application-terms.ts'
import { applicationQueues } from '#contract/reviews/applications.ts'

export const kinds = ['any', ...applicantKinds] as const

/** Filters of the list in the address; `open` is the application whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.enum(applicationQueues).default('waiting'),
  search: z.string().max(64).default(''),
  kind: z.enum(kinds).default('any'),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  open: z.int().min(0).default(0),
  /** Whether the desk is shown instead of the list. */
  desk: z.boolean().default(false),
})
export type Question = z.output<typeof Question>
