import type { SettlementRow, SettlementState } from '#contract/money/settlement.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { settlementsWords } from '#words/money/settlements.ts'

const tones: Record<SettlementState, Tone> = {
  open: 'neutral',
  stopped: 'warn',
  held: 'accent',
  released: 'good',
  empty: 'neutral',
  earlier: 'neutral',
}

/** How far the money of an order is, and whether it stands still. */
export function SettlementBadge({ settlement: { state, stopReason } }: { settlement: SettlementRow }) {
  const { states } = useWords(settlementsWords)
  const isStopped = stopReason !== null && state !== 'stopped'
  return (
    <>
      <Badge tone={tones[state]}>{states[state]}</Badge>
      {isStopped && <Badge tone="warn">{states.stopped}</Badge>}
    </>
  )
}
