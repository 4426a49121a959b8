import { useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import { winners } from '#contract/orders/service-details.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { movesText } from '#words/orders/moves.ts'
import { orderText } from '#words/orders/order.ts'
import { useMove } from './move.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

type WinnerDialogProps = { move: 'judge' | 'judgeAgain'; order: OrderRow; onClose: () => void }

/** Who won a match that both claim. */
export function WinnerDialog({ move, order, onClose }: WinnerDialogProps) {
  const text = useWords(movesText)
  const { winners: names, winner: label } = useWords(orderText)
  const [winner, setWinner] = useState<(typeof winners)[number]>()
  const { make, pending } = useMove(move, onClose)
  return (
    <QuestionDialog
      move={move}
      order={order}
      reasons={text.verdictReasons}
      ready={winner !== undefined}
      pending={pending}
      onClose={onClose}
      onSure={reason => winner && void make({ id: order.id, version: order.version, winner, reason })}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-sm text-muted">{label}</legend>
        {winners.map(each => (
          <Chip key={each} chosen={each === winner} onChoose={() => setWinner(each)}>
            {names[each]}
          </Chip>
        ))}
      </fieldset>
    </QuestionDialog>
  )
}
