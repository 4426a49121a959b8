import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import type { OutputOf } from '#contract/base/operation.ts'
import type { recon } from '#contract/money/recon/recon.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { reconWords } from '#words/money/recon.ts'
import { dayAddress } from '../question.ts'

export type Standing = OutputOf<typeof recon.standing>

/** Days that stop payouts, until each is balanced or confirmed. */
export function StopBar({ days }: { days: Standing['stoppedBy'] }) {
  const text = useWords(reconWords)
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-bad-soft px-4 py-2.5 text-sm text-bad-ink"
    >
      <strong className="flex items-center gap-2 font-medium">
        <CircleAlert size={16} aria-hidden className="shrink-0" />
        {text.stopped}
      </strong>
      {days.slice(0, 3).map(({ id, channel, day, open }) => (
        <Link key={id} to={dayAddress(id)} className="underline underline-offset-2">
          {text.stoppedBy(channel, day, open)}
        </Link>
      ))}
      {days.length > 3 && <span>{text.andMore(days.length - 3)}</span>}
    </div>
  )
}
