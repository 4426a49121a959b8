import type { OrderRow } from '#contract/orders/order.ts'
import { type CancelCode, cancelCodes } from '#contract/orders/order-names.ts'
import { reasonsFor } from '#contract/orders/reasons.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput } from '#web/ui/ask/reason.ts'
import { orderMovesWords, reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { useMoveForm } from './useMoveForm.ts'

const blank: { reasonInput: ReasonInput<CancelCode> } = { reasonInput: { note: '' } }

/** Cancels with a reason code, which decides the liability. Only codes of this service are offered. */
export function CancelDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(orderMovesWords)
  const { reasons } = useWords(reasonsWords)
  const given = reasonsFor(order.service, 'staff')
  const { moves } = useWords(orderNameWords)
  const form = useMoveForm('cancel', {
    initial: blank,
    order,
    // The button is disabled until a reason is chosen.
    input: ({ reasonInput: { chosen = 'Z99', note } }) => ({ code: chosen, reason: note.trim() }),
    onClose,
  })
  const { reasonInput } = form.values
  const { chosen: code } = reasonInput
  const note = reasonInput.note.trim()
  const needsNote = code === 'Z99'
  return (
    <ConfirmDialog
      action={moves.cancel}
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
        value={reasonInput}
        onChange={next => form.set({ reasonInput: next })}
        hint={needsNote ? text.noteNeeded : undefined}
      />
    </ConfirmDialog>
  )
}
