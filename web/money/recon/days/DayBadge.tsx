import type { ReconDay, ReconState } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { reconWords } from '#words/money/recon.ts'

const tones: Record<ReconState, Tone> = { awaiting: 'neutral', unbalanced: 'bad', balanced: 'good' }

/** Whether a day balances; one that does not and that somebody confirmed stops nothing. */
export function DayBadge({ row }: { row: Pick<ReconDay, 'state' | 'confirmed'> }) {
  const { states, confirmedShort } = useWords(reconWords)
  return (
    <span className="flex gap-1">
      <Badge tone={row.state === 'unbalanced' && row.confirmed ? 'warn' : tones[row.state]}>{states[row.state]}</Badge>
      {row.confirmed && row.state === 'unbalanced' && <Badge>{confirmedShort}</Badge>}
    </span>
  )
}
