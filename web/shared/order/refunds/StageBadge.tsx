import type { RefundStage } from '#contract/money/refund.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { refundsWords } from '#words/money/refunds.ts'

const tones: Record<RefundStage, Tone> = {
  review: 'warn',
  processing: 'accent',
  refunded: 'good',
  rejected: 'neutral',
  failed: 'bad',
  withdrawn: 'neutral',
}

/** The stage of a refund. */
export function StageBadge({ stage }: { stage: RefundStage }) {
  const { stages } = useWords(refundsWords)
  return <Badge tone={tones[stage]}>{stages[stage]}</Badge>
}
