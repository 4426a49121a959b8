import type { Named } from '#contract/state-words.ts'
import { stateWords } from '#contract/state-words.ts'
import { languages, useLanguage } from '#web/kit/words.ts'

/** What a thing is called in the reader's language. */
export function useNamed(): (named: Named) => string {
  const at = languages.indexOf(useLanguage())
  return named => named[at] ?? named[0]
}

/** Where an order stands, in a word; what is no state is shown as it is. */
export function useStateName(): (state: string) => string {
  const nameOf = useNamed()
  const known: Readonly<Record<string, Named>> = stateWords
  return state => (known[state] ? nameOf(known[state]) : state)
}
