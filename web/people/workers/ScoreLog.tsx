import type { WorkerDetail } from '#contract/people/worker.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { workersWords } from '#words/people/workers.ts'
import { addressOfOrder } from './OrdersInHand.tsx'
import { signed } from './score.ts'

/** Every change of the score, newest first. */
export function ScoreLog({ worker }: { worker: WorkerDetail }) {
  const text = useWords(workersWords)
  if (worker.scores.length === 0) return <p className="text-sm text-muted">{text.noScores}</p>
  return (
    <ol className="grid gap-2">
      {worker.scores.map(entry => (
        <li key={entry.id} className="grid gap-1 rounded-md border border-line px-3 py-2.5 text-sm">
          <p className="flex items-center gap-2">
            <Badge tone={entry.points > 0 ? 'good' : 'bad'}>{signed(entry.points)}</Badge>
            <span className="min-w-0 break-words">{entry.reason}</span>
            <span className="ml-auto shrink-0 text-muted">{text.points(entry.score)}</span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-xs text-muted">
            <Time at={entry.at} shape="full" />
            <span>{entry.by}</span>
            {entry.orderNo && (
              <Link to={addressOfOrder(entry.orderNo)} className="text-accent-ink hover:underline">
                {entry.orderNo}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
