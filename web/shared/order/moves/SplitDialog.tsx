import { useState } from 'react'
import { fen } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { fenOf, yuanOf } from '#web/ui/controls/yuan.ts'
import { movesText } from '#words/orders/moves.ts'
import { orderText } from '#words/orders/order.ts'
import { useMove } from './move.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

const sides = ['customerFen', 'companionFen', 'platformFen'] as const
type Side = (typeof sides)[number]

/** Shares out what was paid between the two and the platform. */
export function SplitDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const { shares } = useWords(orderText)
  const [typed, setTyped] = useState<Record<Side, string>>({ customerFen: '', companionFen: '', platformFen: '0' })
  const { make, pending } = useMove('split', onClose)
  const sum = sides.reduce((total, side) => total + (fenOf(typed[side]) ?? 0), 0)
  const shareOf = (side: Side) => fen(fenOf(typed[side]) ?? 0)
  return (
    <QuestionDialog
      move="split"
      order={order}
      reasons={text.verdictReasons}
      ready={sum === order.paidFen && sides.every(side => fenOf(typed[side]) !== null)}
      pending={pending}
      onClose={onClose}
      onSure={reason =>
        void make({
          id: order.id,
          version: order.version,
          reason,
          customerFen: shareOf('customerFen'),
          companionFen: shareOf('companionFen'),
          platformFen: shareOf('platformFen'),
        })
      }
    >
      <div className="grid grid-cols-3 gap-3">
        {sides.map(side => (
          <AmountField
            key={side}
            label={text.yuan(shares[side])}
            value={typed[side]}
            onChange={value => setTyped({ ...typed, [side]: value })}
          />
        ))}
      </div>
      <p className={`text-sm ${sum === order.paidFen ? 'text-good-ink' : 'text-warn-ink'}`}>
        {text.sumIs(yuanOf(sum), yuanOf(order.paidFen))}
      </p>
    </QuestionDialog>
  )
}
