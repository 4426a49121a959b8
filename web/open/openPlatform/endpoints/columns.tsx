import type { WebhookEndpoint } from '#contract/open/webhooks.ts'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { webhookWords } from '#words/open/webhooks.ts'
import { useTypeName } from '../deliveries/useTypeName.ts'

export const cardHeight = 84

export function useColumns(): readonly Column<WebhookEndpoint>[] {
  const text = useWords(webhookWords)
  return [
    { key: 'url', head: text.url, width: 260, grow: 3, cell: row => <Address row={row} /> },
    { key: 'receives', head: text.columns.receives, width: 180, grow: 2, cell: row => <Receives row={row} /> },
    {
      key: 'since',
      head: text.columns.since,
      width: 120,
      cell: row => (row.failingSince === null ? '–' : <Time at={row.failingSince} />),
    },
    {
      key: 'state',
      head: text.columns.state,
      width: 104,
      mark: row => row.standing,
      cell: row => (
        <span>
          <EndpointStanding row={row} />
        </span>
      ),
    },
  ]
}

function Address({ row }: { row: WebhookEndpoint }) {
  return (
    <TwoLines strong under={`${row.app.name} · ${row.app.id}`}>
      {withoutProtocol(row.url)}
    </TwoLines>
  )
}

/** An address without `https://`, which would push what matters out of sight. */
export function withoutProtocol(url: string): string {
  return url.replace(/^https:\/\//, '')
}

function Receives({ row }: { row: WebhookEndpoint }) {
  const text = useWords(webhookWords)
  const nameOf = useTypeName()
  const types = row.types.length === 0 ? text.everyType : row.types.map(nameOf).join(' · ')
  return <span className="max-w-full truncate">{types}</span>
}

const tones: Readonly<Record<WebhookEndpoint['standing'], Tone>> = { on: 'good', failing: 'warn', off: 'bad' }

export function EndpointStanding({ row: { standing } }: { row: Pick<WebhookEndpoint, 'standing'> }) {
  const { standings } = useWords(webhookWords)
  return <Badge tone={tones[standing]}>{standings[standing]}</Badge>
}

/** The same row on a phone. */
export function EndpointCard({ row }: { row: WebhookEndpoint }) {
  return (
    <article className="grid gap-0.5 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{row.app.name}</span>
        <span className="ml-auto">
          <EndpointStanding row={row} />
        </span>
      </p>
      <p className="truncate text-xs text-muted">{withoutProtocol(row.url)}</p>
      <p className="flex gap-2 text-xs text-muted">
        <Receives row={row} />
      </p>
    </article>
  )
}
