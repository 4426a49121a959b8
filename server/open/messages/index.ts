import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import type { MessageKey, MessageValues } from '#contract/open/messages/message-keys.ts'
import type { WebhookText } from '#contract/open/messages/webhook-text.ts'
import type { Database } from '#server/kit/database.ts'
import type { PersonKind } from './languages.ts'
import { builtInText, fillText, sayValues, textOf } from './text.ts'

export { reportLanguages } from './languages.ts'
export { samplesOf } from './samples.ts'
export { builtInText, sayValues, textOf } from './text.ts'

/** A person as an app knows them, or a customer by their user. */
export type Recipient = { appId: string; kind: PersonKind; externalId: string } | { customerId: number }

/** A message to a person. */
export type Message = { [K in MessageKey]: { key: K; to: Recipient; values: MessageValues<K> } }[MessageKey]

/** The values of a message without its recipient. */
export type MessageContent = { [K in MessageKey]: { key: K; values: MessageValues<K> } }[MessageKey]

type Found = { language: Language; title: string | null; body: string | null; sms: string | null }

/**
 * The text in the person's language as it counts now. One statement finds the language and the text, each by the key of
 * its table. Nothing is cached, so that a text that was changed is used by every node from its commit on.
 */
export async function textFor(db: Database, { key, to, values }: Message): Promise<WebhookText> {
  const { rows } = await sql<Found>`
    select person.language, found.title, found.body, found.sms
    from (select coalesce((${languageOf(to)}), 'zh') as language) person
    left join lateral (
      select title, body, sms from message_texts
      where key = ${key} and language = person.language and valid_from <= now()
      order by version desc limit 1
    ) found on true`.execute(db)
  const { language, ...found } = rows[0] ?? { language: 'zh' as const, title: null, body: null, sms: null }
  const text = found.title === null || found.body === null ? builtInText(key, language) : textOf(found)
  const { sms, ...filled } = fillText(text, sayValues(values, language))
  return { key, language, ...filled, sms: sms || null }
}

function languageOf(to: Recipient): RawBuilder<Language> {
  if ('customerId' in to) {
    return sql`select language from customers join person_languages on person_languages.app_id = customers.app_id
      and kind = 'customer' and person_languages.external_id = customers.external_id where user_id = ${to.customerId}`
  }
  return sql`select language from person_languages
    where app_id = ${to.appId} and kind = ${to.kind} and external_id = ${to.externalId}`
}
