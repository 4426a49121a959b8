import type { AgeSort } from '#contract/base/page.ts'
import type { Side } from '#contract/money/accounts.ts'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { useWords } from '#web/kit/words.ts'
import { ages, headSort, type Sorting } from '#web/shared/list/sorting.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { ledgerWords, transactionWords } from '#words/money/ledger.ts'
import { useAccountName } from '../useAccountName.ts'
import { useServiceName } from '../useServiceName.ts'

const side = { width: 196, grow: 1, align: 'end' } as const

/** The columns of the list of transactions. */
export function useColumns(sorting: Sorting<AgeSort>): readonly Column<LedgerTransaction>[] {
  const text = useWords(transactionWords)
  const { columns } = text
  return [
    {
      key: 'no',
      head: columns.no,
      width: 204,
      sort: headSort(sorting, ages),
      cell: row => <NumberCell row={row} />,
    },
    { key: 'business', spare: 1, head: columns.business, width: 192, cell: row => <Business row={row} /> },
    { ...side, key: 'debit', head: columns.debit, cell: row => <Lines row={row} side="debit" /> },
    { ...side, key: 'credit', head: columns.credit, cell: row => <Lines row={row} side="credit" /> },
    { key: 'order', spare: 2, head: columns.order, width: 184, cell: row => <OrderCell row={row} /> },
    { key: 'channelNo', spare: 4, head: columns.channelNo, width: 152, cell: row => <ChannelNumber row={row} /> },
    {
      key: 'by',
      spare: 3,
      head: columns.by,
      width: 128,
      cell: row => <TwoLines under={row.description}>{row.by || text.system}</TwoLines>,
    },
    {
      key: 'amount',
      head: columns.amount,
      width: 116,
      align: 'end',
      cell: row => (
        <span className="font-medium">
          <Money fen={row.totalFen} />
        </span>
      ),
    },
  ]
}

function NumberCell({ row }: { row: LedgerTransaction }) {
  return (
    <TwoLines strong under={<Time at={row.at} shape="full" />}>
      {row.no}
    </TwoLines>
  )
}

function Business({ row }: { row: LedgerTransaction }) {
  const { events } = useWords(ledgerWords)
  const { isReversed } = useWords(transactionWords)
  return (
    <>
      <span className="flex max-w-full items-center gap-1.5">
        <span className="truncate">{events[row.event]}</span>
        {row.reversedBy && <Badge tone="warn">{isReversed}</Badge>}
      </span>
      <span className="max-w-full truncate text-xs text-muted">{row.subjectNo}</span>
    </>
  )
}

function OrderCell({ row: { order } }: { row: LedgerTransaction }) {
  const serviceName = useServiceName()
  if (!order) return <span className="text-muted">{'–'}</span>
  return <TwoLines under={order.no}>{serviceName(order.service)}</TwoLines>
}

function ChannelNumber({ row: { channelNo } }: { row: LedgerTransaction }) {
  return <span className="max-w-full truncate text-muted">{channelNo ?? '–'}</span>
}

/** The accounts of one side with their amounts, as far as two lines go. */
function Lines({ row, side }: { row: LedgerTransaction; side: Side }) {
  const text = useWords(transactionWords)
  const nameOf = useAccountName()
  const lines = row.lines.filter(({ line }) => line === side)
  const shown = lines.length > 2 ? lines.slice(0, 1) : lines
  return (
    <>
      {shown.map(line => (
        <span key={line.code} className="flex w-full gap-2 text-xs">
          <span className="truncate">{nameOf(line)}</span>
          <span className="ml-auto shrink-0 text-muted">
            <Money fen={line.amountFen} />
          </span>
        </span>
      ))}
      {lines.length > shown.length && (
        <span className="text-xs text-muted">{text.more(lines.length - shown.length)}</span>
      )}
    </>
  )
}
