import type { Language } from '#contract/base/values.ts'
import { type MessageKey, requiredVariables, variablesOf } from '#contract/open/messages/message-keys.ts'
import type { MessageText } from '#contract/open/messages/message-templates.ts'
import { placesIn } from '#contract/open/messages/render.ts'
import { findBannedTerm } from '#server/chats/bannedTerms/index.ts'
import type { Database } from '#server/kit/database.ts'
import { fill } from '#server/kit/refusal.ts'
import { messageFaultWords } from '#words/open/message-templates.ts'

const fields = ['title', 'body', 'sms'] as const

/** What is wrong with a text, as sentences by field, in the language of the reader. */
export async function faultsOf(
  db: Database,
  key: MessageKey,
  text: MessageText,
  language: Language,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const field of fields) {
    const fault = (await bannedIn(db, text[field], language)) ?? variableFault(key, field, text, language)
    if (fault) faults[field] = fault
  }
  return faults
}

async function bannedIn(db: Database, text: string, language: Language): Promise<string | undefined> {
  const found = await findBannedTerm(db, text)
  return found && fill(messageFaultWords.banned[language], found).trimEnd()
}

function variableFault(
  key: MessageKey,
  field: (typeof fields)[number],
  text: MessageText,
  language: Language,
): string | undefined {
  const places = placesIn(text[field])
  const known: readonly string[] = variablesOf(key)
  const unknown = places.find(place => !known.includes(place))
  if (unknown !== undefined) return fill(messageFaultWords.unknown[language], { place: `{${unknown}}` })
  const missing = field === 'body' ? requiredVariables(key).find(name => !places.includes(name)) : undefined
  return missing && fill(messageFaultWords.missing[language], { place: `{${missing}}` })
}
