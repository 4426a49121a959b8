import type { SignInRow } from '#contract/access/events.ts'
import type { AgeSort } from '#contract/base/page.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import { deviceOf } from '#web/shared/sessions/SessionList.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import type { SignInsWords } from '#words/access/logs.ts'

export function signInColumns(text: SignInsWords, sorting: Sorting<AgeSort>): readonly Column<SignInRow>[] {
  const { columns } = text
  return [
    {
      key: 'at',
      head: columns.at,
      width: 168,
      sort: headSort(sorting, ages),
      cell: row => <Time at={row.at} shape="full" />,
    },
    { key: 'who', head: columns.who, width: 160, grow: 2, cell: row => <Who row={row} text={text} /> },
    {
      key: 'why',
      head: columns.why,
      width: 150,
      grow: 1,
      cell: row => (
        <span>
          <Outcome row={row} text={text} />
        </span>
      ),
    },
    { key: 'ip', spare: 1, head: columns.ip, width: 150, grow: 1, cell: row => row.ip },
    {
      key: 'device',
      spare: 2,
      head: columns.device,
      width: 170,
      grow: 2,
      cell: row => <span className="max-w-full truncate">{deviceOf(row.userAgent) || '–'}</span>,
    },
  ]
}

function Who({ row, text }: { row: SignInRow; text: SignInsWords }) {
  return (
    <TwoLines strong under={row.name || text.nobody}>
      {row.username}
    </TwoLines>
  )
}

export function Outcome({ row, text }: { row: SignInRow; text: SignInsWords }) {
  return <Badge tone={row.isSuccess ? 'good' : 'bad'}>{text.why[row.why]}</Badge>
}

export const cardHeight = 72

/** The row as a card on a phone. */
export function SignInCard({ row, text }: { row: SignInRow; text: SignInsWords }) {
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{row.username}</span>
        <Outcome row={row} text={text} />
        <span className="ml-auto shrink-0 text-xs text-muted">
          <Time at={row.at} />
        </span>
      </p>
      <p className="truncate text-xs text-muted">{[row.ip, deviceOf(row.userAgent)].filter(Boolean).join(' · ')}</p>
    </article>
  )
}
