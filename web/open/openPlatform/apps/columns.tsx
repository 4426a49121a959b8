import type { AppRow } from '#contract/open/apps.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { appChoiceWords, appWords } from '#words/open/apps.ts'

export const cardHeight = 84

export function useColumns(): readonly Column<AppRow>[] {
  const { columns } = useWords(appWords)
  const { kinds } = useWords(appChoiceWords)
  return [
    { key: 'name', head: columns.name, width: 170, grow: 2, cell: row => <AppName row={row} /> },
    { key: 'kind', spare: 1, head: columns.kind, width: 96, grow: 1, cell: row => kinds[row.kind] },
    { key: 'owner', spare: 2, head: columns.owner, width: 104, grow: 1, cell: row => row.owner.name || '–' },
    {
      key: 'calls',
      head: columns.calls,
      width: 104,
      align: 'end',
      cell: row => <Count value={row.calls} />,
    },
    {
      key: 'refused',
      head: columns.refused,
      width: 80,
      align: 'end',
      cell: row => <Count value={row.refused} bad />,
    },
    { key: 'lastCall', head: columns.lastCall, width: 116, cell: row => <LastCall row={row} /> },
    {
      key: 'state',
      head: columns.state,
      width: 84,
      mark: row => String(row.isEnabled),
      cell: row => (
        <span>
          <AppState row={row} />
        </span>
      ),
    },
  ]
}

function AppName({ row }: { row: AppRow }) {
  return (
    <TwoLines strong under={row.appId}>
      {row.name}
    </TwoLines>
  )
}

export function AppState({ row: { isEnabled } }: { row: Pick<AppRow, 'isEnabled'> }) {
  const { statuses } = useWords(appWords)
  return <Badge tone={isEnabled ? 'good' : 'neutral'}>{isEnabled ? statuses.enabled : statuses.disabled}</Badge>
}

export function LastCall({ row: { lastCallAt } }: { row: Pick<AppRow, 'lastCallAt'> }) {
  const { never } = useWords(appWords)
  return lastCallAt === null ? <span className="text-muted">{never}</span> : <Time at={lastCallAt} />
}

function Count({ value, bad = false }: { value: number; bad?: boolean }) {
  const look = value === 0 ? 'text-muted' : bad ? 'text-bad-ink' : ''
  return <span className={`tabular-nums ${look}`}>{value.toLocaleString('en')}</span>
}

/** The same row on a phone. */
export function AppCard({ row }: { row: AppRow }) {
  const { times, columns } = useWords(appWords)
  const { kinds } = useWords(appChoiceWords)
  return (
    <article className="grid gap-0.5 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{row.name}</span>
        <span className="ml-auto">
          <AppState row={row} />
        </span>
      </p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">{`${kinds[row.kind]} · ${row.appId}`}</span>
      </p>
      <p className="flex gap-2 text-xs text-muted">
        <span className="truncate">
          {times(row.calls)}
          {row.refused > 0 && <span className="text-bad-ink">{` · ${columns.refused} ${row.refused}`}</span>}
        </span>
        <span className="ml-auto shrink-0">
          <LastCall row={row} />
        </span>
      </p>
    </article>
  )
}
