import type { DifferenceState } from '#contract/money/recon/difference.ts'
import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { reconWords } from '#words/money/recon.ts'

const tones: Record<DifferenceState, Tone> = { open: 'bad', taken: 'accent', settled: 'good' }

/** How far somebody has come with it, and who. */
export function DifferenceBadge({ difference: { state, owner } }: { difference: ReconDifference }) {
  const { differenceStates } = useWords(reconWords)
  return (
    <Badge tone={tones[state]}>
      {[differenceStates[state], state !== 'open' && owner?.name].filter(Boolean).join(' · ')}
    </Badge>
  )
}
