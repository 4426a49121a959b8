import { stateWords } from '#contract/orders/state-words.ts'
import { useWords } from '#web/kit/words.ts'
import { useNamed } from '#web/shared/order/names/named.ts'
import { eventsText, type EventsWords as Words } from '#words/access/events.ts'
import { timelineText } from '#words/orders/timeline.ts'

type Names = Readonly<Record<string, string>>
export type EventWords = Omit<Words, 'actions' | 'states'> & { actions: Names; states: Names; kinds: Names }

/** The log's own words, and those that an order has on every screen. */
export function useEventWords(): EventWords {
  const text = useWords(eventsText)
  const nameOf = useNamed()
  const { doings, actors } = useWords(timelineText)
  const ofOrders = Object.fromEntries(Object.entries(doings).map(([move, word]) => [`orders.${move}`, word]))
  const states = Object.fromEntries(Object.entries(stateWords).map(([state, named]) => [state, nameOf(named)]))
  return { ...text, actions: { ...text.actions, ...ofOrders }, states: { ...text.states, ...states }, kinds: actors }
}
