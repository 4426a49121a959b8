import { useWords } from '#web/kit/words.ts'
import { orderText } from '#web/ui/order/text.ts'
import { timelineText } from '#web/ui/timeline/text.ts'
import { eventsText, type Words } from './text.ts'

type Names = Readonly<Record<string, string>>
export type EventWords = Omit<Words, 'actions'> & { actions: Names; states: Names; kinds: Names }

/** The log's own words, and those that an order has on every screen. */
export function useEventWords(): EventWords {
  const text = useWords(eventsText)
  const { states } = useWords(orderText)
  const { doings, actors } = useWords(timelineText)
  const ofOrders = Object.fromEntries(Object.entries(doings).map(([move, word]) => [`orders.${move}`, word]))
  return { ...text, actions: { ...text.actions, ...ofOrders }, states, kinds: actors }
}
