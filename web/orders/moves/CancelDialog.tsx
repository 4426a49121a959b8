import { useState } from 'react'
import { type CancelCode, cancelCodes, type OrderRow } from '#contract/order.ts'
import { useWords } from '#web/kit/words.ts'
import { orderText } from '#web/ui/order/text.ts'
import { ReasonField } from '#web/ui/ReasonField.tsx'
import { isReason, type Said } from '#web/ui/reason.ts'
import { SureDialog } from '#web/ui/SureDialog.tsx'
import { ordersText } from '../text.ts'
import { useMove } from './move.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { movesText } from './text.ts'

/** Cancelling names its reason by a code, because the code decides who is liable. */
export function CancelDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const { cancelCodes: names } = useWords(ordersText)
  const { moves } = useWords(orderText)
  const [said, setSaid] = useState<Said<CancelCode>>({ note: '' })
  const { make, pending } = useMove('cancel', onClose)
  const { chosen: code } = said
  const note = said.note.trim()
  const needsNote = code === 'Z99'
  return (
    <SureDialog
      act={moves.cancel}
      facts={<OrderFacts order={order} />}
      consequence={text.consequences.cancel}
      danger
      pending={pending}
      ready={code !== undefined && (!needsNote || isReason(note))}
      onClose={onClose}
      onSure={() => code && void make({ id: order.id, version: order.version, code, reason: note })}
    >
      <ReasonField
        choices={cancelCodes}
        names={names}
        said={said}
        onSay={setSaid}
        hint={needsNote ? text.noteNeeded : undefined}
      />
    </SureDialog>
  )
}
