import type { OrderDetail } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Time } from '#web/ui/show/Time.tsx'
import { type TimelineWords, timelineWords } from '#words/orders/moves.ts'

type Entry = OrderDetail['timeline'][number]

/** Events of the order, newest first. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  const text = useWords(timelineWords)
  const newestFirst = entries.toSorted((one, other) => other.id - one.id)
  return (
    <ol className="grid">
      {newestFirst.map(entry => (
        <li key={entry.id} className="group relative grid gap-0.5 pb-4 pl-5 text-sm last:pb-0">
          <span aria-hidden className="absolute top-2 bottom-0 left-[3px] w-px bg-line-strong group-last:hidden" />
          <span
            aria-hidden
            className="absolute top-1.5 left-0 size-[7px] rounded-full bg-line-strong ring-2 ring-raised group-first:bg-accent"
          />
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{text.eventNames[entry.action]}</span>
            {entry.about && <span>{entry.about}</span>}
            <span className="ml-auto text-xs text-muted">
              <Time at={entry.at} shape="full" />
            </span>
          </p>
          <p className="text-xs text-muted">{actorOf(entry, text)}</p>
          {entry.reason && <p className="rounded-sm bg-ground px-2 py-1 text-xs">{entry.reason}</p>}
        </li>
      ))}
    </ol>
  )
}

function actorOf({ actor: { kind, name } }: Entry, { actors }: TimelineWords): string {
  return [actors[kind], name].filter(Boolean).join(' · ')
}
