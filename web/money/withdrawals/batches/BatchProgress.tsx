import type { PayoutBatch } from '#contract/money/withdrawals.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'

const tones: Record<PayoutBatch['state'], Tone> = { paying: 'accent', paused: 'bad', done: 'good' }

export function BatchState({ state }: Pick<PayoutBatch, 'state'>) {
  const { batchStates } = useWords(withdrawalLabelWords)
  return <Badge tone={tones[state]}>{batchStates[state]}</Badge>
}

/** How many of a batch were paid, as a bar and in words, and what went wrong. */
export function BatchProgress({ batch: { count, paid, failed, unknown } }: { batch: PayoutBatch }) {
  const { batches } = useWords(withdrawalsWords)
  return (
    <span className="grid w-full max-w-80 min-w-40 gap-1">
      <span
        role="progressbar"
        aria-label={batches.progress}
        aria-valuenow={Math.round((100 * paid) / Math.max(1, count))}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full bg-accent-fill transition-[width] duration-150"
          style={{ width: `${(100 * paid) / Math.max(1, count)}%` }}
        />
      </span>
      <span className="truncate text-xs text-muted">
        {batches.done(paid, count)}
        {failed > 0 && <span className="ml-2 text-bad-ink">{batches.failed(failed)}</span>}
        {unknown > 0 && <span className="ml-2 text-warn-ink">{batches.unknown(unknown)}</span>}
      </span>
    </span>
  )
}
