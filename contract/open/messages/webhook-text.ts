import { z } from 'zod'
import { languages } from '#contract/base/values.ts'
import { messageKeys } from './message-keys.ts'

/**
 * The `text` of a webhook: the message to its person, in their language. Only the app of that person gets it. `sms` is null
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
