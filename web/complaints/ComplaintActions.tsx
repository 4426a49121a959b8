import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'

const looks: Looks<StaffComplaintMove> = {
  claim: 'plain',
  resolve: 'plain',
  propose: 'plain',
  checkSafety: 'plain',
  giveStatement: 'plain',
  reopen: 'plain',
  assign: 'plain',
  askEvidence: 'plain',
  reply: 'plain',
  dispute: 'plain',
  reassign: 'plain',
  escalate: 'risky',
  merge: 'risky',
  withdraw: 'risky',
  note: 'plain',
}

type ComplaintActionsProps = {
  complaint: ComplaintRow
  onAction: (action: StaffComplaintMove, complaint: ComplaintRow) => void
  look: 'row' | 'bar'
}

/** A button for each action that this reader may take now. */
export function ComplaintActions({ complaint, onAction, look }: ComplaintActionsProps) {
  const text = useWords(complaintsWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={complaint.allowed}
      names={text.actions}
      onAction={action => onAction(action, complaint)}
      place={look}
      leads
    />
  )
}
