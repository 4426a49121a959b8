import type { AgeSort } from '#contract/base/page.ts'
import type { WebhookDelivery } from '#contract/open/webhooks/deliveries.ts'
import type { DeliveryOutcome } from '#contract/open/webhooks/limits.ts'
import { useWords } from '#web/kit/words.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { deliveryWords } from '#words/open/webhooks.ts'
import { withoutProtocol } from '../endpoints/columns.tsx'
import { useTypeName } from './useTypeName.ts'

export const cardHeight = 84

export function useColumns(sorting: Sorting<AgeSort>): readonly Column<WebhookDelivery>[] {
  const text = useWords(deliveryWords)
  const { columns } = text
  return [
    {
      key: 'at',
      head: columns.at,
      width: 164,
      sort: headSort(sorting, ages),
      cell: row => <Time at={row.createdAt} shape="full" />,
    },
    { key: 'type', head: columns.type, width: 170, grow: 2, cell: row => <TypeName row={row} /> },
    {
      key: 'record',
      spare: 3,
      head: columns.record,
      width: 180,
      grow: 1,
      cell: row => <span className="truncate">{row.record}</span>,
    },
    { key: 'endpoint', spare: 1, head: text.endpoint, width: 180, grow: 2, cell: row => <To row={row} /> },
    { key: 'attempts', spare: 4, head: columns.attempts, width: 92, align: 'end', cell: row => row.attempts },
    { key: 'answer', spare: 2, head: columns.answer, width: 150, grow: 1, cell: row => <Answer row={row} /> },
    {
      key: 'outcome',
      head: columns.outcome,
      width: 110,
      mark: row => row.outcome,
      cell: row => (
        <span>
          <Outcome row={row} />
        </span>
      ),
    },
  ]
}

function TypeName({ row }: { row: WebhookDelivery }) {
  return <TwoLines under={row.type}>{useTypeName()(row.type)}</TwoLines>
}

function To({ row }: { row: WebhookDelivery }) {
  return <TwoLines under={row.endpoint ? withoutProtocol(row.endpoint.url) : '–'}>{row.app.name}</TwoLines>
}

/** The newest answer and how long it took, or why there was none. */
function Answer({ row: { lastStatus, lastMs, lastError } }: { row: WebhookDelivery }) {
  const sayError = useErrorName()
  const said = lastStatus === null ? (lastError === null ? '–' : sayError(lastError)) : `HTTP ${lastStatus}`
  return <span className="max-w-full truncate">{lastMs === null ? said : `${said} · ${lastMs} ms`}</span>
}

/** An error in words; one of the network as it is. */
export function useErrorName(): (error: string) => string {
  const errors: Readonly<Record<string, string>> = useWords(deliveryWords).errors
  return error => errors[error] ?? error
}

const tones: Readonly<Record<DeliveryOutcome, Tone>> = { delivered: 'good', open: 'warn', dead: 'bad' }

export function Outcome({ row: { outcome } }: { row: Pick<WebhookDelivery, 'outcome'> }) {
  const { outcomes } = useWords(deliveryWords)
  return <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>
}

/** The same row on a phone. */
export function DeliveryCard({ row }: { row: WebhookDelivery }) {
  const nameOf = useTypeName()
  return (
    <article className="grid gap-0.5 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{nameOf(row.type)}</span>
        <span className="ml-auto">
          <Outcome row={row} />
        </span>
      </p>
      <p className="truncate text-xs text-muted">{`${row.app.name} · ${row.record || row.type}`}</p>
      <p className="flex gap-2 text-xs text-muted">
        <Answer row={row} />
        <span className="ml-auto shrink-0">
          <Time at={row.createdAt} />
        </span>
      </p>
    </article>
  )
}
