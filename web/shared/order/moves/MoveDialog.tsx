import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { movesText, type ReasonedMove } from '#words/orders/moves.ts'
import { orderNames } from '#words/orders/names.ts'
import { useMove } from './move.ts'
import { OrderFacts } from './OrderFacts.tsx'

type MoveDialogProps = { move: ReasonedMove; order: OrderRow; onClose: () => void }

/** A move that asks for a reason in words. */
export function MoveDialog({ move, order, onClose }: MoveDialogProps) {
  const text = useWords(movesText)
  const { moves } = useWords(orderNames)
  const { make, pending } = useMove(move, onClose)
  return (
    <ReasonDialog
      act={moves[move]}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences[move]}
      reasons={text.reasons[move]}
      pending={pending}
      onClose={onClose}
      onSure={reason => void make({ id: order.id, version: order.version, reason })}
    />
  )
}
