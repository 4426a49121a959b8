import { useState } from 'react'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { fenOf, yuanOf } from '#web/ui/controls/yuan.ts'
import { movesText } from '#words/orders/moves.ts'
import { useMove } from './move.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

/** Corrects what a ride came to. */
export function FeeDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const [total, setTotal] = useState(yuanOf(order.payFen))
  const { make, pending } = useMove('adjustFee', onClose)
  const totalFen = fenOf(total)
  return (
    <QuestionDialog
      move="adjustFee"
      order={order}
      reasons={text.feeReasons}
      ready={totalFen !== null && totalFen !== order.payFen}
      pending={pending}
      onClose={onClose}
      onSure={reason =>
        totalFen !== null && void make({ id: order.id, version: order.version, totalFen: fen(totalFen), reason })
      }
    >
      <AmountField label={text.total} value={total} onChange={setTotal} />
    </QuestionDialog>
  )
}
