import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'

/** In the order of use; a row has room for the first two. */
const actions: readonly StaffComplaintMove[] = [
  'claim',
  'resolve',
  'propose',
  'checkSafety',
  'giveStatement',
  'reopen',
  'assign',
  'askEvidence',
  'reply',
  'dispute',
  'reassign',
  'escalate',
  'merge',
  'withdraw',
  'note',
]
const risky: readonly StaffComplaintMove[] = ['withdraw', 'merge', 'escalate']

type ComplaintActionsProps = {
  complaint: ComplaintRow
  onAction: (action: StaffComplaintMove, complaint: ComplaintRow) => void
  look: 'row' | 'bar'
}

/** A button for each action that this reader may take now. */
export function ComplaintActions({ complaint, onAction, look }: ComplaintActionsProps) {
  const text = useWords(complaintsWords)
  const allowed = actions.filter(action => complaint.allowed.includes(action))
  const choose = (action: StaffComplaintMove) => onAction(action, complaint)
  return <ActionButtons actions={allowed} names={text.actions} risky={risky} onAction={choose} place={look} leads />
}
