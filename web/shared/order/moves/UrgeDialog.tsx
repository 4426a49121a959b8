import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useMoveForm } from './useMoveForm.ts'

/** Urges the party that the order waits for. */
export function UrgeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm('urge', { initial: {}, order, input: () => ({}), onClose })
  return (
    <ConfirmDialog
      action={moves.urge}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.urge}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
