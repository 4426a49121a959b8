import ChevronRight from 'lucide-react/icons/chevron-right'
import type { EventRow } from '#contract/access/events.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useList } from '#web/shared/list/useList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Differences } from './Differences.tsx'
import { actionOf, addressOf, changesOf, recordOf } from './eventWords.ts'
import { type EventWords, useEventWords } from './useEventWords.ts'

/** What one press did besides: every line that it wrote, each of which opens to its changes. */
export function PressLines({ event }: { event: EventRow }) {
  const text = useEventWords()
  const { rows, hasMore, more, isLoadingMore, error, again } = useList(api.events.press, { id: event.id, limit: 100 })
  if (error) return <Failed error={error} onAgain={again} />
  if (rows.length < 2) return null
  const count = text.ofPress(`${rows.length}${hasMore ? '+' : ''}`)
  return (
    <section aria-label={count} className="grid gap-1">
      <h3 className="text-sm font-medium">{count}</h3>
      <ul className="rounded-md border border-line">
        {rows.map(row => (
          <li key={row.id} className="grid gap-0.5 border-b border-line px-3 py-2 text-sm last:border-0">
            <RecordLink event={row} text={text} />
            <Line row={row} isOfMain={row.action === event.action} text={text} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button disabled={isLoadingMore} onClick={more}>
          {text.moreLines}
        </Button>
      )}
    </section>
  )
}

function Line({ row, isOfMain, text }: { row: EventRow; isOfMain: boolean; text: EventWords }) {
  const changed = changesOf(row, text)
  const changes = [!isOfMain && actionOf(row, text), changed].filter(Boolean).join(' · ')
  if (changed === '–') return isOfMain ? null : <p className="text-xs text-muted">{actionOf(row, text)}</p>
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-sm text-xs text-muted hover:text-ink">
        <ChevronRight size={12} aria-hidden className="shrink-0 group-[[open]]:rotate-90" />
        <span className="truncate group-[[open]]:whitespace-normal">{changes}</span>
      </summary>
      <div className="pt-2">
        <Differences event={row} />
      </div>
    </details>
  )
}

/** The record by its name, which leads to it where a screen shows it. */
export function RecordLink({ event, text }: { event: EventRow; text: EventWords }) {
  const address = addressOf(event)
  const name = recordOf(event, text)
  if (!address) return <span className="truncate">{name}</span>
  return (
    <Link to={address} className="min-w-0 truncate text-accent-ink hover:underline">
      {name}
    </Link>
  )
}
