import { languages } from '#contract/base/values.ts'
import { type MessageVariable, variablesOf } from '#contract/open/messages/message-keys.ts'
import { messageTemplates } from '#contract/open/messages/message-templates.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { samplesOf, sayValues } from '#server/open/messages/index.ts'
import { maskedValues } from '#server/people/index.ts'
import { faultsOf } from './check-text.ts'
import { byLanguage } from './read.ts'
import { valuesOfRecord } from './records.ts'

/** What fills texts that are not saved yet, from a record that this person may see. */
export const tryText = handle(messageTemplates.try, async ({ db, caller, sender }, { id, no, ...texts }) => {
  const template = await db.selectFrom('message_templates').select('key').where('id', '=', id).executeTakeFirst()
  if (!template) return refuse('notFound')
  const { key } = template
  const names = variablesOf(key)
  const found = no === '' ? {} : await valuesOfRecord(db, caller, { key, no })
  const known = names.filter(name => isSaid(found[name]))
  const said = Object.fromEntries(known.map(name => [name, found[name]]))
  const faults: Record<string, string> = {}
  for (const language of languages) {
    const wrong = await faultsOf(db, key, texts[language], sender.language)
    for (const [field, fault] of Object.entries(wrong)) faults[`${language}.${field}`] = fault
  }
  return {
    values: byLanguage(language => ({ ...samplesOf(key, language), ...masked(sayValues(said, language)) })),
    sampled: no === '' ? [] : names.filter(name => !known.includes(name)),
    faults,
  }
})

/** A record that has not come so far has no value yet: an empty list, an empty text. */
function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isSaid)
  return value !== undefined && value !== null && value !== ''
}

/** What people typed may have phone numbers. */
function masked(said: Partial<Record<MessageVariable, string>>): Record<string, string> {
  return maskedValues(said) as Record<string, string>
}
