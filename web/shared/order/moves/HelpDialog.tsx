import { useState } from 'react'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { movesText } from '#words/orders/moves.ts'
import { useMove } from './move.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

/** Closes a call for help: both were called, and what was done. */
export function HelpDialog({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const text = useWords(movesText)
  const [passengerReached, setPassenger] = useState(false)
  const [chauffeurReached, setChauffeur] = useState(false)
  const [caseNo, setCaseNo] = useState('')
  const { make, pending } = useMove('settleHelp', onClose)
  return (
    <QuestionDialog
      move="settleHelp"
      order={order}
      reasons={text.helpReasons}
      ready={passengerReached && chauffeurReached}
      pending={pending}
      onClose={onClose}
      onSure={reason =>
        void make({
          id: order.id,
          version: order.version,
          reason,
          passengerReached: true,
          chauffeurReached: true,
          caseNo: caseNo.trim(),
        })
      }
    >
      <Checkbox checked={passengerReached} onChange={setPassenger}>
        {text.passengerReached}
      </Checkbox>
      <Checkbox checked={chauffeurReached} onChange={setChauffeur}>
        {text.chauffeurReached}
      </Checkbox>
      <TextField label={text.caseNo} maxLength={40} value={caseNo} onChange={event => setCaseNo(event.target.value)} />
    </QuestionDialog>
  )
}
