import type { OrderRow, StaffMove } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { useWords } from '#web/kit/words.ts'
import type { FormTerms } from '#web/shared/form/useForm.ts'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { orderMovesWords } from '#words/orders/moves.ts'

type MoveTerms<Move extends StaffMove, Values extends object> = Pick<
  FormTerms<(typeof orders)[Move], Values>,
  'initial' | 'input'
> & { order: OrderRow; onClose: () => void }

/** The form of one move of an order. After a lost race it closes only if the order no longer allows the move. */
export function useMoveForm<Move extends StaffMove, Values extends object>(
  move: Move,
  { order, ...terms }: MoveTerms<Move, Values>,
) {
  const text = useWords(orderMovesWords)
  return useOrderForm<(typeof orders)[Move], Values>(orders[move], {
    ...terms,
    record: order,
    done: text.moved,
    isStillOpen: ({ allowed }) => allowed.includes(move),
  })
}
