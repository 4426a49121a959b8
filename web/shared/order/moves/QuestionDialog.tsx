import { type ReactNode, useState } from 'react'
import type { OrderRow, StaffMove } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/names.ts'
import { OrderFacts } from './OrderFacts.tsx'

type QuestionDialogProps = {
  move: Exclude<StaffMove, 'assign' | 'reassign'>
  order: OrderRow
  reasons: readonly string[]
  /** Whether what it asks besides the reason is answered. */
  ready: boolean
  /** What `useMoveForm` answered. */
  form: { pending: boolean; conflict: string | undefined; submit(extra: { reason: string }): Promise<boolean> }
  onClose: () => void
  /** What it asks besides the reason. */
  children: ReactNode
}

/** A move that asks for more than a reason. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { move, order, reasons, ready, form, onClose, children } = props
  const text = useWords(orderMovesWords)
  const { moves } = useWords(orderNameWords)
  const [input, setInput] = useState<ReasonInput>({ note: '' })
  const reason = reasonOf(input)
  return (
    <ConfirmDialog
      action={moves[move]}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences[move]}
      form={{ pending: form.pending, conflict: form.conflict, submit: () => form.submit({ reason }) }}
      ready={ready && isReason(reason)}
      onClose={onClose}
    >
      {children}
      <ReasonField choices={reasons} value={input} onChange={setInput} />
    </ConfirmDialog>
  )
}
