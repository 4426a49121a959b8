import { z } from 'zod'
import { postFaults } from '#contract/reviews/post-rules.ts'
import { termLevels } from '#contract/reviews/post-terms.ts'

export const levelOptions = ['any', ...termLevels] as const
export const labelOptions = ['any', ...postFaults] as const

/** Filters in the address; `open` is the term whose drawer is open, 0 for none. */
export const Question = z.object({
  search: z.string().max(64).default(''),
  level: z.enum(levelOptions).default('any'),
  label: z.enum(labelOptions).default('any'),
  open: z.int().min(0).default(0),
  /** Whether the box in which a text is tried is open. */
  isTrying: z.boolean().default(false),
})
export type Question = z.output<typeof Question>
