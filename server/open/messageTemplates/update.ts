import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDay, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { type Language, languages } from '#contract/base/values.ts'
import {
  linesOfText,
  type MessageTemplate,
  type MessageText,
  messageTemplates,
} from '#contract/open/messages/message-templates.ts'
import { type Changes, recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { builtInText } from '#server/open/messages/index.ts'
import { builtInMessages } from '#words/open/built-in-messages.ts'
import { messageFaultWords } from '#words/open/message-templates.ts'
import { faultsOf } from './check-text.ts'
import { currentText, plannedDay, type TemplateRecord, type TextRecord, textsOf, viewTemplate } from './read.ts'

const yearMs = 366 * dayMs

type Texts = Record<Language, MessageText>

/** Adds a text for each language that was changed; the earlier ones stay. */
export const update = handle(messageTemplates.update, async (context, { id, version, fromDay, ...texts }) => {
  const template = await lock(context, id, version)
  const before = await textsOf(context.db, template.key)
  const newest = languages.flatMap(language => before.find(text => text.language === language) ?? [])
  const planned = plannedDay(newest)
  const changed = languages.filter(language => {
    const isSame = isSameText(currentText(template.key, language, newest), texts[language])
    const waits = newest.some(text => text.language === language && text.valid_from > Date.now())
    return !isSame || (waits && fromDay !== planned)
  })
  if (changed.length === 0) return view(context, template)
  await refuseFaults(context, template, { texts, changed, fromDay })
  await write(context, template, { texts, changed, fromDay })
  const after = { ...template, version: template.version + 1 }
  await record(context, template, changesOf(template, newest, { texts, changed, days: [planned, fromDay] }))
  return view(context, after)
})

function lock({ db, caller, sender }: CommandContext, id: number, version: number): Promise<TemplateRecord> {
  return lockSeen(db, {
    subject: 'messageTemplates',
    id,
    version,
    lock: () => db.selectFrom('message_templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    fresh: row => viewTemplate(db, row, { caller, language: sender.language }),
  })
}

type Changed = { texts: Texts; changed: readonly Language[]; fromDay: string }

/** Only what is changed is looked at: a term that was banned later does not keep anybody from another language. */
async function refuseFaults(context: CommandContext, { key }: TemplateRecord, { texts, changed, fromDay }: Changed) {
  const { language: reader } = context.sender
  const fields: Record<string, string> = {}
  for (const language of changed) {
    const faults = await faultsOf(context.db, key, texts[language], reader)
    for (const [field, fault] of Object.entries(faults)) fields[`${language}.${field}`] = fault
  }
  const isAhead = fromDay > shanghaiDay(Date.now()) && fromDay < shanghaiDay(Date.now() + yearMs)
  if (fromDay !== '' && !isAhead) fields.fromDay = messageFaultWords.fromDay[reader]
  if (Object.keys(fields).length > 0) refuse('badInput', { fields })
}

async function write(context: CommandContext, { id, key, version }: TemplateRecord, changes: Changed): Promise<void> {
  const { texts, changed, fromDay } = changes
  const validFrom = fromDay === '' ? {} : { valid_from: new Date(startOfShanghaiDay(fromDay)) }
  await context.db
    .insertInto('message_texts')
    .values(
      changed.map(language => {
        const isBuiltIn = isSameText(texts[language], builtInText(key, language))
        const { title, body, sms } = isBuiltIn ? { title: null, body: null, sms: null } : texts[language]
        const { userId: by_id, name: by_name } = context.caller
        return { key, language, version: version + 1, title, body, sms, by_id, by_name, ...validFrom }
      }),
    )
    .execute()
  await context.db
    .updateTable('message_templates')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
}

type Compared = { texts: Texts; changed: readonly Language[]; days: [before: string, after: string] }

function changesOf(
  { key }: TemplateRecord,
  newest: readonly TextRecord[],
  { texts, changed, days }: Compared,
): Changes {
  const [before, after] = days
  const changes: Changes = {}
  for (const language of changed) {
    const values = [currentText(key, language, newest), texts[language]].map(linesOfText)
    if (values[0] !== values[1]) changes[`message_${language}`] = [values[0], values[1]]
  }
  if (before !== after) changes.message_from_day = [before || null, after || null]
  return changes
}

async function record(context: CommandContext, { id, key }: TemplateRecord, changes: Changes): Promise<void> {
  const subjectNo = builtInMessages[key].title.zh
  await recordEvent(context, {
    action: 'messageTemplates.update',
    subject: 'messageTemplates',
    subjectId: id,
    subjectNo,
    changes,
  })
  context.nudge({ word: 'messageTemplates.changed', id })
}

function view({ db, caller, sender }: CommandContext, template: TemplateRecord): Promise<MessageTemplate> {
  return viewTemplate(db, template, { caller, language: sender.language })
}

function isSameText(one: MessageText, other: MessageText): boolean {
  return linesOfText(one) === linesOfText(other)
}
