import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/names.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useMoveForm } from './useMoveForm.ts'

/** Presses whoever the order waits for. */
export function UrgeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm('urge', { initial: {}, order, input: () => ({}), onClose })
  return (
    <SureDialog
      act={moves.urge}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.urge}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
