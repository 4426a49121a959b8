import { z } from 'zod'
import { languages } from '#contract/base/values.ts'
import { peerKinds } from '#contract/chats/chat.ts'
import { messageKeys } from '#contract/messages/message-keys.ts'
import { ExternalNo } from './open-values.ts'

/** The language that people use an app in, and what they are told. */

/**
 * `POST /open/v1/people/languages` (scope `person.write`): the last word counts. Whoever is not named yet is told in Chinese.
 * An applicant is named as what they apply to be, a city agent as a customer.
 */
export const OpenLanguages = z.object({
  people: z
    .array(z.object({ kind: z.enum(peerKinds), externalId: ExternalNo, language: z.enum(languages) }))
    .min(1)
    .max(100),
})
export type OpenLanguages = z.input<typeof OpenLanguages>

/**
 * The `text` of a webhook: what its person is told, in their language. Only the app of that person gets it. `sms` is null
 * where nothing is to be sent by SMS.
 */
export const WebhookText = z.object({
  key: z.enum(messageKeys),
  language: z.enum(languages),
  title: z.string(),
  body: z.string(),
  sms: z.string().nullable(),
})
export type WebhookText = z.output<typeof WebhookText>
