import { type Selectable, sql } from 'kysely'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { type Language, languages } from '#contract/base/values.ts'
import {
  type MessageKey,
  messageTemplatesByKey,
  requiredVariables,
  variablesOf,
} from '#contract/open/messages/message-keys.ts'
import type { MessageTemplate, MessageTemplateRow, MessageText } from '#contract/open/messages/message-templates.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { builtInText, samplesOf, textOf } from '#server/open/messages/index.ts'

export type TemplateRecord = Selectable<Tables['message_templates']>
export type TextRecord = Selectable<Tables['message_texts']>

/** Texts of a template that are shown, the newest first. */
const mostEarlier = 60

/** The newest text of each template and language that was ever changed: one step in the index for each, however many there were. */
export async function newestTexts(db: Database): Promise<TextRecord[]> {
  const { rows } = await sql<TextRecord>`
    select newest.* from message_templates
    cross join unnest(${sql.val([...languages])}::text[]) language
    cross join lateral (
      select * from message_texts where key = message_templates.key and message_texts.language = language.language
      order by version desc limit 1
    ) newest`.execute(db)
  return rows
}

export function textsOf(db: Database, key: MessageKey): Promise<TextRecord[]> {
  return db
    .selectFrom('message_texts')
    .selectAll()
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .orderBy(sql`array_position(${sql.val([...languages])}::text[], language)`)
    .limit(mostEarlier)
    .execute()
}

export function viewRow(
  { id, key, version }: TemplateRecord,
  texts: readonly TextRecord[],
  { caller, language }: { caller: Caller; language: Language },
): MessageTemplateRow {
  const last = texts.toSorted((one, other) => other.version - one.version)[0]
  return {
    id,
    key,
    room: messageTemplatesByKey[key].room,
    name: builtInText(key, language).title,
    body: currentText(key, language, texts).body,
    changed: languages.filter(each => texts.some(text => text.language === each && text.title !== null)),
    changedAt: last?.at ?? null,
    changedBy: last?.by_name ?? '',
    version,
    allowed: may(caller, 'messageTemplates.edit') ? ['update'] : [],
  }
}

/** `texts`: the newest first, or one of each language. */
export function currentText(key: MessageKey, language: Language, texts: readonly TextRecord[]): MessageText {
  const found = texts.find(text => text.language === language)
  return found && found.title !== null ? textOf(found) : builtInText(key, language)
}

/** The whole template, its earlier texts included. */
export async function viewTemplate(
  db: Database,
  template: TemplateRecord,
  reader: { caller: Caller; language: Language },
): Promise<MessageTemplate> {
  const { key } = template
  const texts = await textsOf(db, key)
  const newest = languages.flatMap(language => texts.find(text => text.language === language) ?? [])
  const required: readonly string[] = requiredVariables(key)
  return {
    ...viewRow(template, newest, reader),
    variables: variablesOf(key).map(name => ({ name, isRequired: required.includes(name) })),
    texts: byLanguage(language => currentText(key, language, newest)),
    builtIn: byLanguage(language => builtInText(key, language)),
    samples: byLanguage(language => samplesOf(key, language)),
    fromDay: plannedDay(newest),
    earlier: texts.map(text => ({
      version: text.version,
      language: text.language,
      text: text.title === null ? null : textOf(text),
      by: text.by_name,
      at: text.at,
      validFrom: text.valid_from,
    })),
  }
}

/** The day that a text waits for; empty where all count. */
export function plannedDay(newest: readonly TextRecord[]): string {
  const planned = newest.map(text => text.valid_from).filter(from => from > Date.now())
  return planned.length > 0 ? shanghaiDay(Math.max(...planned)) : ''
}

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { zh: make('zh'), en: make('en'), es: make('es'), ja: make('ja') }
}
