import { type ReactNode, useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import type { StaffMove } from '#contract/orders/order-names.ts'
import { useWords } from '#web/kit/words.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { OrderFacts } from './OrderFacts.tsx'

type QuestionDialogProps = {
  move: Exclude<StaffMove, 'assign' | 'reassign'>
  order: OrderRow
  reasons: readonly string[]
  /** Whether the fields besides the reason are complete. */
  ready: boolean
  /** The result of `useMoveForm`. */
  form: { pending: boolean; conflict: string | undefined; submit(extra: { reason: string }): Promise<boolean> }
  onClose: () => void
  /** Fields besides the reason. */
  children: ReactNode
}

/** A move that needs more than a reason. */
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
