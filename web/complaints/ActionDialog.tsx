import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { complaintsWords, type ReasonedAction, type SayingAction } from '#words/complaints/complaints.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { DecisionDialog } from './decision/DecisionDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { SayDialog } from './SayDialog.tsx'
import { WhatFacts } from './WhatFacts.tsx'

type ActionDialogProps = { action: StaffComplaintMove; complaint: ComplaintRow; onClose: () => void }

const saying: readonly string[] = [
  'reply',
  'note',
  'checkSafety',
  'askEvidence',
  'giveStatement',
] satisfies SayingAction[]

/** The dialog of the chosen action. */
export function ActionDialog({ action, complaint, onClose }: ActionDialogProps) {
  if (action === 'assign' || action === 'reassign')
    return <AssignDialog action={action} complaint={complaint} onClose={onClose} />
  if (action === 'propose' || action === 'resolve')
    return <DecisionDialog action={action} complaint={complaint} onClose={onClose} />
  if (action === 'merge') return <MergeDialog complaint={complaint} onClose={onClose} />
  if (saying.includes(action))
    return <SayDialog action={action as SayingAction} complaint={complaint} onClose={onClose} />
  return <ReasonedDialog action={action as ReasonedAction} complaint={complaint} onClose={onClose} />
}

const operations = {
  dispute: complaints.dispute,
  escalate: complaints.escalate,
  withdraw: complaints.withdraw,
  reopen: complaints.reopen,
}

/** An action that needs nothing but a reason. */
function ReasonedDialog({ action, complaint, onClose }: ActionDialogProps & { action: ReasonedAction }) {
  const text = useWords(complaintsWords)
  const form = useReasonForm(operations[action], complaint, { done: text.done, onDone: onClose })

  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={<WhatFacts complaint={complaint} />}
      consequence={text.consequences[action]}
      danger={action === 'withdraw'}
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
