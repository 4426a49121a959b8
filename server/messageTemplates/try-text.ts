import { type MessageVariable, variablesOf } from '#contract/messages/message-keys.ts'
import { messageTemplates } from '#contract/messages/message-templates.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fillText, samplesOf, sayValues } from '#server/messages/index.ts'
import { maskedValues } from '#server/people/index.ts'
import { faultsOf } from './check-text.ts'
import { valuesOfRecord } from './records.ts'

/** Fills a text that is not saved yet, from a record that this person may see. */
export const tryText = handle(messageTemplates.try, async ({ db, caller, sender }, { id, language, text, no }) => {
  const template = await db.selectFrom('message_templates').select('key').where('id', '=', id).executeTakeFirst()
  if (!template) return refuse('notFound')
  const { key } = template
  const names = variablesOf(key)
  const values = no === '' ? {} : await valuesOfRecord(db, caller, { key, no })
  const known = names.filter(name => isSaid(values[name]))
  const said = Object.fromEntries(known.map(name => [name, values[name]]))
  const sampled = names.filter(name => !known.includes(name))
  const filled = fillText(text, { ...samplesOf(key, language), ...maskedTexts(sayValues(said, language)) })
  return { ...filled, sampled: no === '' ? [] : sampled, faults: await faultsOf(db, key, text, sender.language) }
})

/** A record that has not come so far has no value yet: an empty list, an empty text. */
function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isSaid)
  return value !== undefined && value !== null && value !== ''
}

/** What people typed may have phone numbers. */
function maskedTexts(said: Partial<Record<MessageVariable, string>>): Partial<Record<MessageVariable, string>> {
  return maskedValues(said) as Partial<Record<MessageVariable, string>>
}
