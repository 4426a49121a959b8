import { inLanguage, type Named, stateWords } from '#contract/orders/state-words.ts'
import { useLanguage } from '#web/kit/words.ts'

/** What a thing is called in the reader's language. */
export function useNamed(): (named: Named) => string {
  const language = useLanguage()
  return named => inLanguage(named, language)
}

/** Where an order stands, in a word; what is no state is shown as it is. */
export function useStateName(): (state: string) => string {
  const nameOf = useNamed()
  const known: Readonly<Record<string, Named>> = stateWords
  return state => (known[state] ? nameOf(known[state]) : state)
}
