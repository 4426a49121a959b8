import type { StaffMove } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useOrderAct } from '#web/shared/order/orderAct.ts'
import { movesText } from '#words/orders/moves.ts'

/** A move of one order, with a word when it is done. */
export function useMove<Move extends StaffMove>(move: Move, onDone: () => void) {
  const text = useWords(movesText)
  const { make, pending } = useOrderAct<(typeof orders)[Move]>(orders[move], onDone)

  async function makeAndSay(input: Parameters<typeof make>[0]): Promise<void> {
    if (await make(input)) toast.success(text.moved)
  }

  return { make: makeAndSay, pending }
}
