import { useWords } from '#web/kit/words.ts'
import { type EventsWords, eventsText } from '#words/access/events.ts'
import { stateWords } from '#words/orders/states.ts'
import { timelineWords } from '#words/orders/timeline.ts'

type Names = Readonly<Record<string, string>>
export type EventWords = Omit<EventsWords, 'actions' | 'states'> & { actions: Names; states: Names; kinds: Names }

/** The log's own words, and those that an order has on every screen. */
export function useEventWords(): EventWords {
  const text = useWords(eventsText)
  const { doings, actors } = useWords(timelineWords)
  const ofOrders = Object.fromEntries(Object.entries(doings).map(([move, word]) => [`orders.${move}`, word]))
  const states = useWords(stateWords)
  return { ...text, actions: { ...text.actions, ...ofOrders }, states: { ...text.states, ...states }, kinds: actors }
}
