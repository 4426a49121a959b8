import type { Generated } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import type { MessageKey } from '#contract/open/messages/message-keys.ts'
import type { Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    message_templates: { id: Generated<number>; key: MessageKey; version: Generated<number> }
    message_texts: MessageTextsTable
  }
}

/** A text as it was saved: rows are added, never changed. Without a title it is the built-in one again. */
type MessageTextsTable = {
  key: MessageKey
  language: Language
  /** Of the template, when it was saved. */
  version: number
  title: string | null
  body: string | null
  /** Empty where nothing is to be sent by SMS. */
  sms: string | null
  by_id: number
  by_name: string
  at: Time
  /** The text counts from then on, until one with a higher version does. */
  valid_from: Time
}
