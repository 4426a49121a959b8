import type { EventRow } from '#contract/access/events.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { actionOf, changesOf, recordsOf } from './eventWords.ts'
import type { EventWords } from './useEventWords.ts'

export function eventColumns(text: EventWords): readonly Column<EventRow>[] {
  const { columns } = text
  return [
    { key: 'at', head: columns.at, width: 168, cell: row => <Time at={row.at} shape="full" /> },
    { key: 'actor', head: columns.actor, width: 120, grow: 1, cell: row => <Actor row={row} text={text} /> },
    {
      key: 'action',
      head: columns.action,
      width: 150,
      grow: 1,
      cell: row => <span className="max-w-full truncate font-medium">{actionOf(row, text)}</span>,
    },
    {
      key: 'record',
      head: columns.record,
      width: 170,
      grow: 2,
      cell: row => <Cut>{recordsOf(row, text)}</Cut>,
    },
    {
      key: 'changes',
      spare: 1,
      head: columns.changes,
      width: 160,
      grow: 2,
      cell: row => <Cut>{row.press.records > 1 ? '–' : changesOf(row, text)}</Cut>,
    },
    { key: 'reason', spare: 2, head: columns.reason, width: 160, grow: 2, cell: row => <Cut>{row.reason ?? '–'}</Cut> },
  ]
}

function Cut({ children }: { children: string }) {
  return (
    <span className="max-w-full truncate" title={children}>
      {children}
    </span>
  )
}

function Actor({ row, text }: { row: EventRow; text: EventWords }) {
  const kind = text.kinds[row.actor.kind] ?? row.actor.kind
  return <TwoLines under={kind}>{row.actor.name || kind}</TwoLines>
}

export const cardHeight = 92

/** The row as a card on a phone. */
export function EventCard({ row, text }: { row: EventRow; text: EventWords }) {
  return (
    <article className="grid gap-0.5 text-sm">
      <p className="flex items-baseline gap-2">
        <span className="truncate font-medium">{actionOf(row, text)}</span>
        <span className="ml-auto shrink-0 text-xs text-muted">
          <Time at={row.at} />
        </span>
      </p>
      <p className="truncate">{recordsOf(row, text)}</p>
      <p className="truncate text-xs text-muted">
        {[row.actor.name || text.kinds[row.actor.kind], row.reason].filter(Boolean).join(' · ')}
      </p>
    </article>
  )
}
