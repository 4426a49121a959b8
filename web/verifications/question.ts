import { z } from 'zod'
import { paperKinds } from '#contract/reviews/paper.ts'
import { verificationQueues } from '#contract/reviews/verifications.ts'

export const kinds = ['any', ...paperKinds] as const

/** Filters of the list in the address; `open` is the paper whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.enum(verificationQueues).default('waiting'),
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
