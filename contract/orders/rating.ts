import { z } from 'zod'
import { longText } from '#contract/base/values.ts'

/** What a customer says about an order that is completed, once. */
export const Rating = z.object({
  /** 5 is the best. */
  score: z.int().min(1).max(5),
  comment: longText.default(''),
})
