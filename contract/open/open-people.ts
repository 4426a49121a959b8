import { z } from 'zod'
import { languages } from '#contract/base/values.ts'
import { peerKinds } from '#contract/chats/chat.ts'
import { ExternalNo } from './open-values.ts'

/** The language that people use an app in. */

/**
 * `POST /open/v1/people/languages` (scope `person.write`): the last word counts. Whoever is not named yet gets messages in Chinese.
 * An applicant is named as what they apply to be, a city agent as a customer.
 */
export const OpenLanguages = z.object({
  people: z
    .array(z.object({ kind: z.enum(peerKinds), externalId: ExternalNo, language: z.enum(languages) }))
    .min(1)
    .max(100),
})
export type OpenLanguages = z.input<typeof OpenLanguages>
