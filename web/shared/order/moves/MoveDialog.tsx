import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { orderMovesWords, type ReasonedMove } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useMoveForm } from './useMoveForm.ts'

type MoveDialogProps = { move: ReasonedMove; order: OrderRow; onClose: () => void }

/** A move that needs a reason in words. */
export function MoveDialog({ move, order, onClose }: MoveDialogProps) {
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm<ReasonedMove, object>(move, { initial: {}, order, input: () => ({}), onClose })
  return (
    <ReasonDialog
      action={moves[move]}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences[move]}
      reasons={text.reasons[move]}
      form={form}
      onClose={onClose}
    />
  )
}
