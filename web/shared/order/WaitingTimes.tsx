import type { OrderRow } from '#contract/orders/order.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { clockFace } from '#web/ui/show/Clock.tsx'
import { waitingTimeWords } from '#words/orders/moves.ts'

type WaitingTimesProps = { order: Pick<OrderRow, 'placedAt' | 'promisedAt'> }

/** Total waiting time of the customer, and the time until or since the promised time. */
export function WaitingTimes({ order: { placedAt, promisedAt } }: WaitingTimesProps) {
  const text = useWords(waitingTimeWords)
  const now = useNow(1000)
  const spelled = (ms: number) => clockFace(Math.max(0, Math.floor(ms / 1000)))
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-muted">
      <span>{text.sincePlaced(spelled(now - placedAt))}</span>
      {promisedAt !== null && promisedAt >= now && <span>{text.untilPromised(spelled(promisedAt - now))}</span>}
      {promisedAt !== null && promisedAt < now && (
        <span className="text-bad-ink">{text.pastPromised(spelled(now - promisedAt))}</span>
      )}
    </p>
  )
}
