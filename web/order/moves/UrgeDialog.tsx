import type { OrderRow } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { SureDialog } from '#web/ui/SureDialog.tsx'
import { orderNames } from '../names/text.ts'
import { useMove } from './move.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { movesText } from './text.ts'

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
