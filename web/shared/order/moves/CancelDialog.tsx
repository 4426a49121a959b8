import { type CancelCode, cancelCodes, type OrderRow } from '#contract/orders/order.ts'
import { reasonsFor } from '#contract/orders/reasons.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type Said } from '#web/ui/ask/reason.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/names.ts'
import { reasonsWords } from '#words/orders/reasons.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useMoveForm } from './useMoveForm.ts'

const nothingSaid: { said: Said<CancelCode> } = { said: { note: '' } }

/** Cancelling names its reason by a code, because the code decides who is liable. Offered are those that this service knows. */
export function CancelDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { reasons } = useWords(reasonsWords)
  const given = reasonsFor(order.service, 'staff')
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm('cancel', {
    initial: nothingSaid,
    order,
    // Without a reason the button rests.
    input: ({ said: { chosen = 'Z99', note } }) => ({ code: chosen, reason: note.trim() }),
    onClose,
  })
  const { said } = form.values
  const { chosen: code } = said
  const note = said.note.trim()
  const needsNote = code === 'Z99'
  return (
    <SureDialog
      act={moves.cancel}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.cancel}
      danger
      form={form}
      ready={code !== undefined && (!needsNote || isReason(note))}
      onClose={onClose}
    >
      <ReasonField
        choices={cancelCodes.filter(one => given.includes(one))}
        names={reasons}
        said={said}
        onSay={next => form.set({ said: next })}
        hint={needsNote ? text.noteNeeded : undefined}
      />
    </SureDialog>
  )
}
