import { type ReactNode, useState } from 'react'
import type { OrderRow, StaffMove } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, reasonOf, type Said } from '#web/ui/ask/reason.ts'
import { SureDialog } from '#web/ui/ask/SureDialog.tsx'
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
  const [said, setSaid] = useState<Said>({ note: '' })
  const reason = reasonOf(said)
  return (
    <SureDialog
      act={moves[move]}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences[move]}
      form={{ pending: form.pending, conflict: form.conflict, submit: () => form.submit({ reason }) }}
      ready={ready && isReason(reason)}
      onClose={onClose}
    >
      {children}
      <ReasonField choices={reasons} said={said} onSay={setSaid} />
    </SureDialog>
  )
}
