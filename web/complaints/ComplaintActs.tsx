import type { ComplaintAct, ComplaintRow } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'

/** In the order of use; a row has room for the first two. */
const acts: readonly ComplaintAct[] = [
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
const risky: readonly ComplaintAct[] = ['withdraw', 'merge', 'escalate']

type ComplaintActsProps = {
  complaint: ComplaintRow
  onAsk: (act: ComplaintAct, complaint: ComplaintRow) => void
  look: 'row' | 'bar'
}

/** One button for each thing this reader may do with it now, and no other. */
export function ComplaintActs({ complaint, onAsk, look }: ComplaintActsProps) {
  const text = useWords(complaintsWords)
  const allowed = acts.filter(act => complaint.allowed.includes(act))
  const ask = (act: ComplaintAct) => onAsk(act, complaint)
  return <ActionButtons acts={allowed} names={text.acts} risky={risky} onAsk={ask} place={look} leads />
}
