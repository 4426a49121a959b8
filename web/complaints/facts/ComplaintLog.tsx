import Lock from 'lucide-react/icons/lock'
import type { ComplaintEntry } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'
import { timelineWords } from '#words/orders/moves.ts'
import { Pictures } from '../pictures/Pictures.tsx'

/** Events and messages, newest first; internal ones show a lock. */
export function ComplaintLog({ entries }: { entries: readonly ComplaintEntry[] }) {
  const text = useWords(complaintsWords)
  const { actors } = useWords(timelineWords)
  return (
    <ol className="grid gap-3">
      {entries.toReversed().map(entry => (
        <li key={entry.id} className="grid gap-0.5 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{text.eventNames[entry.action]}</span>
            {entry.about && <span>{entry.about}</span>}
            {entry.amountFen !== null && <Money fen={entry.amountFen} />}
            {!entry.isPublic && <Lock size={12} aria-label={text.internal} className="self-center text-muted" />}
            <span className="ml-auto text-xs text-muted">
              <Time at={entry.at} shape="full" />
            </span>
          </p>
          <p className="text-xs text-muted">
            {[actors[entry.actor.kind], entry.actor.name].filter(Boolean).join(' · ')}
          </p>
          {entry.text && <p className="rounded-sm bg-ground px-2 py-1 text-xs break-words">{entry.text}</p>}
          <Pictures images={entry.images} />
        </li>
      ))}
    </ol>
  )
}
