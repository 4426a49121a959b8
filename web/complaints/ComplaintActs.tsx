import type { ComplaintAct, ComplaintRow } from '#contract/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { RowAct } from '#web/ui/RowAct.tsx'
import { complaintsText } from './text.ts'

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
  const text = useWords(complaintsText)
  const allowed = acts.filter(act => complaint.allowed.includes(act))
  const lookOf = (act: ComplaintAct) => (risky.includes(act) ? 'risky' : 'plain')
  if (look === 'bar') {
    return allowed.map((act, at) => (
      <Button
        key={act}
        look={at === 0 && !risky.includes(act) ? 'primary' : lookOf(act)}
        onClick={() => onAsk(act, complaint)}
      >
        {text.acts[act]}
      </Button>
    ))
  }
  return (
    <span className="-mx-1 flex gap-2">
      {allowed.slice(0, 2).map(act => (
        <RowAct key={act} look={lookOf(act)} onPress={() => onAsk(act, complaint)}>
          {text.acts[act]}
        </RowAct>
      ))}
    </span>
  )
}
