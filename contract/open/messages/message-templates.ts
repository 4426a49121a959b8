import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { DayLimit, Id, languages, Moment, Target, Version } from '#contract/base/values.ts'
import { messageKeys, messageRooms, messageVariables } from './message-keys.ts'

export const messageLimits = { title: 60, body: 500, sms: 140, no: 32 } as const

/** A message to a person, with `{name}` for variables. Without `sms`, nothing is to be sent by SMS. */
export const MessageText = z.object({
  title: z.string().trim().min(1).max(messageLimits.title),
  body: z.string().trim().min(1).max(messageLimits.body),
  sms: z.string().trim().max(messageLimits.sms).default(''),
})
export type MessageText = z.output<typeof MessageText>

/** All of it in lines, as two texts are compared. */
export function linesOfText({ title, body, sms }: MessageText): string {
  return [title, body, ...(sms ? [sms] : [])].join('\n')
}

const Language = z.enum(languages)
const Variable = z.enum(Object.keys(messageVariables) as [keyof typeof messageVariables])

export const MessageTemplateRow = z.object({
  id: Id,
  key: z.enum(messageKeys),
  room: z.enum(messageRooms),
  /** The built-in title in the language of the reader. */
  name: z.string(),
  /** The beginning of the body, in the language of the reader. */
  body: z.string(),
  /** The languages whose text is not the built-in one. */
  changed: z.array(Language),
  changedAt: Moment.nullable(),
  changedBy: z.string(),
  version: Version,
  allowed: z.array(z.enum(['update'])),
})
export type MessageTemplateRow = z.output<typeof MessageTemplateRow>

/** One for each language. */
const byLanguage = <Value extends z.ZodType>(value: Value) => z.object({ zh: value, en: value, es: value, ja: value })

export const MessageTemplate = MessageTemplateRow.extend({
  variables: z.array(z.object({ name: Variable, isRequired: z.boolean() })),
  /** The newest texts, also those that count from a later day on. */
  texts: byLanguage(MessageText),
  builtIn: byLanguage(MessageText),
  /** What fills the places of a preview. */
  samples: byLanguage(z.record(z.string(), z.string())),
  /** The day from which the newest texts count, if that has not come yet; else empty. */
  fromDay: z.string(),
  /** The newest first, of the last ones. A null is the built-in text. */
  earlier: z.array(
    z.object({
      version: Version,
      language: Language,
      text: MessageText.nullable(),
      by: z.string(),
      at: Moment,
      validFrom: Moment,
    }),
  ),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

/** A text that somebody is writing. */
const Draft = z.object({
  title: z.string().max(messageLimits.title),
  body: z.string().max(messageLimits.body),
  sms: z.string().max(messageLimits.sms),
})

const Question = z.object({
  search: z.string().max(64).default(''),
  room: z.enum(messageRooms).optional(),
  changed: z.boolean().default(false),
  after: AfterId,
  limit: PageLimit,
})
const view = { needs: 'messageTemplates.view', cityScope: 'none' } as const

export const messageTemplates = {
  list: query('messageTemplates.list', { ...view, input: Question, output: pageOf(MessageTemplateRow) }),
  get: query('messageTemplates.get', { ...view, input: z.object({ id: Id }), output: MessageTemplate }),
  /** A text like the built-in one is the built-in one. */
  update: command('messageTemplates.update', {
    needs: 'messageTemplates.edit',
    cityScope: 'none',
    input: Target.extend({
      ...byLanguage(MessageText).shape,
      /** Before this day the texts until now are used. */
      fromDay: DayLimit,
    }),
    output: MessageTemplate,
  }),
  /** Texts that are not saved yet: what fills their places, from a record with this number, or from samples without one. */
  try: query('messageTemplates.try', {
    ...view,
    input: z.object({ id: Id, no: z.string().trim().max(messageLimits.no).default(''), ...byLanguage(Draft).shape }),
    output: z.object({
      values: byLanguage(z.record(z.string(), z.string())),
      /** Variables that the record has no value for: they are filled from samples. */
      sampled: z.array(Variable),
      /** What saving would refuse, by field, as `en.body`. */
      faults: z.record(z.string(), z.string()),
    }),
  }),
}
