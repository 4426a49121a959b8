import { z } from 'zod'
import { Id } from '#contract/base/values.ts'
import { sideKinds } from './complaint.ts'

/** Who is complained about: the side of the order. */
export const rankedSides = ['worker', 'merchant', 'customer'] as const
export const rankedDays = [7, 30, 90] as const

export const RankingQuestion = z.object({
  side: z.enum(rankedSides).default('worker'),
  days: z.union(rankedDays.map(days => z.literal(days))).default(30),
})

export const RankedRespondent = z.object({
  kind: z.enum(sideKinds),
  name: z.string(),
  /** Null for a shop without a user. */
  userId: Id.nullable(),
  complaints: z.int(),
  /** Those closed with a share of the liability for them. */
  upheld: z.int(),
  p0: z.int(),
  /** Their orders placed in these days, of the last `mostOrdersCounted` of them. */
  orders: z.int(),
  /** Complaints per 100 orders; null without orders. */
  per100: z.number().nullable(),
  /** One of the complaints; the list shows all about the same respondent by it. */
  aboutId: Id,
})

export type RankedRespondent = z.output<typeof RankedRespondent>

export const mostRanked = 30
export const mostOrdersCounted = 5000
