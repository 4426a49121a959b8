import { useWords } from '#web/kit/words.ts'
import { featureWords } from '#words/access/features.ts'
import { type EventsWords, eventsWords, sharedFieldWords } from '#words/access/logs.ts'
import { timelineWords } from '#words/orders/moves.ts'
import { stateWords } from '#words/orders/order.ts'

type Names = Readonly<Record<string, string | undefined>>
/** A feature's words for its records and their events. */
type SpokenFeature = {
  name?: string
  record?: string
  events?: Names
  systemEvents?: Names
  fields?: Names
  values?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
  states?: Names
}
export type EventWords = EventsWords & {
  features: Readonly<Record<string, SpokenFeature | undefined>>
  /** Of several features. */
  fields: Names
  /** Of orders, on every page. */
  states: Names
  /** Kinds of actors. */
  kinds: Names
}

/** The log's own words, and the event words of each feature. */
export function useEventWords(): EventWords {
  const text = useWords(eventsWords)
  const features = useWords(featureWords)
  const fields = useWords(sharedFieldWords)
  const states = useWords(stateWords)
  const { actors } = useWords(timelineWords)
  return { ...text, features, fields, states, kinds: actors }
}
