import { z } from 'zod'
import { applicantKinds } from '#contract/reviews/application-terms.ts'
import { applicationQueues } from '#contract/reviews/applications.ts'
import { deskAddress } from '#web/shared/review/list/address.ts'

export const kinds = ['any', ...applicantKinds] as const

/** Filters of the list in the address. */
export const Question = z.object({
  tab: z.enum(applicationQueues).default('waiting'),
  kind: z.enum(kinds).default('any'),
  ...deskAddress,
})
export type Question = z.output<typeof Question>
