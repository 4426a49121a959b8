import type { OrderRow } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { orders } from '#contract/orders/orders.ts'
import { useWords } from '#web/kit/words.ts'
import type { FormTerms } from '#web/shared/form/useForm.ts'
import { useOrderForm } from '#web/shared/order/useOrderForm.ts'
import { orderMovesWords } from '#words/orders/moves.ts'

/** What the button of each move calls. */
const operations = {
  accept: orders.accept,
  assign: orders.assign,
  reassign: orders.reassign,
  handBack: orders.handBack,
  retry: orders.retry,
  rebook: orders.rebook,
  flag: orders.flag,
  resume: orders.resume,
  sendBack: orders.sendBack,
  confirmGoods: orders.confirmGoods,
  end: orders.end,
  adjustFee: orders.adjustFee,
  settleHelp: orders.settleHelp,
  arbitrate: orders.arbitrate,
  awardCustomer: orders.awardCustomer,
  split: orders.split,
  awardCompanion: orders.awardCompanion,
  judge: orders.judge,
  judgeAgain: orders.judgeAgain,
  annul: orders.annul,
  urge: orders.urge,
  changeAddress: orders.changeAddress,
  complete: orders.complete,
  cancel: orders.cancel,
} satisfies Pick<typeof orders, StaffMove>
type Operations = typeof operations

type MoveTerms<Move extends StaffMove, Values extends object> = Pick<
  FormTerms<Operations[Move], Values>,
  'initial' | 'input'
> & { order: OrderRow; onClose: () => void }

/** The form of one move of an order. After a lost race it closes only if the order no longer allows the move. */
export function useMoveForm<Move extends StaffMove, Values extends object>(
  move: Move,
  { order, ...terms }: MoveTerms<Move, Values>,
) {
  const text = useWords(orderMovesWords)
  return useOrderForm<Operations[Move], Values>(operations[move], {
    ...terms,
    record: order,
    done: text.moved,
    isStillOpen: ({ allowed }) => allowed.includes(move),
  })
}
