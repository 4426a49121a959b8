import { useWords } from '#web/kit/words.ts'
import { stateWords } from '#words/orders/order.ts'

/** The name of an order's state; an unknown value is shown as it is. */
export function useStateName(): (state: string) => string {
  const known: Readonly<Record<string, string>> = useWords(stateWords)
  return state => known[state] ?? state
}
