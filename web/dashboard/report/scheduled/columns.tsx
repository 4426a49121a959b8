import type { ReportRow } from '#contract/dashboard/reports.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { scheduledReportWords } from '#words/dashboard/reports.ts'
import { useTermNames } from './terms.ts'

export const cardHeight = 84

export function useScheduledColumns(): Column<ReportRow>[] {
  const text = useWords(scheduledReportWords)
  const { when, about } = useTermNames()
  return [
    {
      key: 'name',
      head: text.name,
      width: 220,
      grow: 2,
      cell: row => <TwoLines under={about(row)}>{row.name}</TwoLines>,
    },
    { key: 'when', spare: 1, head: text.when, width: 160, cell: when },
    { key: 'recipients', spare: 2, head: text.recipients, width: 180, grow: 1, cell: row => <Recipients row={row} /> },
    { key: 'next', head: text.next, width: 140, cell: row => <At at={row.nextAt} none="–" /> },
    { key: 'last', spare: 3, head: text.last, width: 140, cell: row => <At at={row.lastAt} none={text.never} /> },
    {
      key: 'isOn',
      head: text.isOn,
      width: 120,
      cell: row => (
        <span>
          <State isOn={row.isOn} />
        </span>
      ),
    },
  ]
}

export function ScheduledCard({ row }: { row: ReportRow }) {
  const { when, about } = useTermNames()
  return (
    <article className="grid gap-0.5 text-sm">
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.name}</span>
        <State isOn={row.isOn} />
      </p>
      <p className="truncate">
        {when(row)} · <Recipients row={row} />
      </p>
      <p className="truncate text-xs text-muted">{about(row)}</p>
    </article>
  )
}

export function State({ isOn }: { isOn: boolean }) {
  const text = useWords(scheduledReportWords)
  return <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? text.on : text.off}</Badge>
}

/** The first by name, and how many there are. */
function Recipients({ row: { recipients } }: { row: ReportRow }) {
  const text = useWords(scheduledReportWords)
  const [first] = recipients
  return recipients.length > 1 ? text.people(first?.name ?? '', recipients.length) : first?.name
}

function At({ at, none }: { at: number | null; none: string }) {
  return at === null ? <span className="text-muted">{none}</span> : <Time at={at} shape="short" />
}
