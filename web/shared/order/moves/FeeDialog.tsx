import { fenOf, yuanOf } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'

/** Corrects the fee of a ride. */
export function FeeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const form = useMoveForm('adjustFee', {
    initial: { total: yuanOf(order.payFen) },
    order,
    input: values => ({ totalFen: fen(fenOf(values.total) ?? 0) }),
    onClose,
  })
  const { total } = form.values
  const totalFen = fenOf(total)
  return (
    <QuestionDialog
      move="adjustFee"
      order={order}
      reasons={text.feeReasons}
      ready={totalFen !== null && totalFen !== order.payFen}
      form={form}
      onClose={onClose}
    >
      <AmountField label={text.total} value={total} onChange={next => form.set({ total: next })} />
    </QuestionDialog>
  )
}
