import Hourglass from 'lucide-react/icons/hourglass'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { reconWords } from '#words/money/recon.ts'
import { dayAddress } from '../question.ts'
import type { Standing } from './StopBar.tsx'

export type Awaited = Standing['awaiting'][number]

const mostShown = 4

/** Days whose bill is missing; whoever may upload one begins with a press. */
export function AwaitingBar({
  days,
  onUpload,
}: {
  days: readonly Awaited[]
  /** Undefined for those who may not. */
  onUpload: ((day: Awaited) => void) | undefined
}) {
  const text = useWords(reconWords)
  const className = 'underline decoration-dotted underline-offset-2 pointer-coarse:py-1.5'
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-warn-soft px-4 py-2 text-sm text-warn-ink"
    >
      <strong className="flex items-center gap-2 font-medium">
        <Hourglass size={16} aria-hidden className="shrink-0" />
        {text.awaiting(days.length)}
      </strong>
      {days.slice(0, mostShown).map(day =>
        onUpload ? (
          <button key={day.id} type="button" className={className} onClick={() => onUpload(day)}>
            {`${day.channel.name} ${day.day}`}
          </button>
        ) : (
          <Link key={day.id} to={dayAddress(day.id)} className={className}>
            {`${day.channel.name} ${day.day}`}
          </Link>
        ),
      )}
      {days.length > mostShown && (
        <Link to="/finance/recon?state=awaiting" className={className}>
          {text.andMore(days.length - mostShown)}
        </Link>
      )}
    </div>
  )
}
