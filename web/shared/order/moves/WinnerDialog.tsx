import type { OrderRow } from '#contract/orders/order.ts'
import { winners } from '#contract/orders/service-details.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { useMoveForm } from './useMoveForm.ts'

type WinnerDialogProps = { move: 'judge' | 'judgeAgain'; order: OrderRow; onClose: () => void }

type Verdict = { winner: (typeof winners)[number] | undefined }
const noVerdict: Verdict = { winner: undefined }

/** Decides the winner of a match that both claim. */
export function WinnerDialog({ move, order, onClose }: WinnerDialogProps) {
  const text = useWords(orderMovesWords)
  const { winners: names, winner: label } = useWords(orderWords)
  const form = useMoveForm<'judge' | 'judgeAgain', Verdict>(move, {
    initial: noVerdict,
    order,
    // The button is disabled until a winner is chosen.
    input: values => ({ winner: values.winner ?? 'draw' }),
    onClose,
  })
  const { winner } = form.values
  return (
    <QuestionDialog
      move={move}
      order={order}
      reasons={text.verdictReasons}
      ready={winner !== undefined}
      form={form}
      onClose={onClose}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-sm text-muted">{label}</legend>
        {winners.map(each => (
          <Chip key={each} chosen={each === winner} onChoose={() => form.set({ winner: each })}>
            {names[each]}
          </Chip>
        ))}
      </fieldset>
    </QuestionDialog>
  )
}
