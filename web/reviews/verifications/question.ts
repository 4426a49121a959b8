import { z } from 'zod'
import { paperKinds } from '#contract/reviews/paper.ts'
import { verificationQueues } from '#contract/reviews/verifications.ts'
import { deskAddress } from '#web/shared/review/list/address.ts'

export const kinds = ['any', ...paperKinds] as const

/** Filters of the list in the address. */
export const Question = z.object({
  tab: z.enum(verificationQueues).default('waiting'),
  kind: z.enum(kinds).default('any'),
  ...deskAddress,
})
export type Question = z.output<typeof Question>
