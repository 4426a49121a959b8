import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { movesText } from '#words/orders/moves.ts'
import { orderNames } from '#words/orders/names.ts'
import { useMove } from './move.ts'
import { OrderFacts } from './OrderFacts.tsx'

/** Presses whoever the order waits for. */
export function UrgeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const { moves } = useWords(orderNames)
  const { make, pending } = useMove('urge', onClose)
  return (
    <SureDialog
      act={moves.urge}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.urge}
      pending={pending}
      ready
      onClose={onClose}
      onSure={() => void make({ id: order.id, version: order.version })}
    >
      {null}
    </SureDialog>
  )
}
