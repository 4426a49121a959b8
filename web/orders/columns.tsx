import type { OrderRow } from '#contract/order.ts'
import { Money } from '#web/ui/Money.tsx'
import type { Column } from '#web/ui/TableRow.tsx'
import { TwoLines } from '#web/ui/TwoLines.tsx'
import { AddressCell, NoCell, PartyCell, StateCell, WorkerCell } from './cells.tsx'
import { type AskMove, OrderMoves } from './OrderMoves.tsx'
import type { Words } from './text.ts'

export function orderColumns(text: Words, onAsk: AskMove): readonly Column<OrderRow>[] {
  const { columns } = text
  return [
    { key: 'no', head: columns.no, width: 208, cell: row => <NoCell order={row} /> },
    { key: 'state', head: columns.state, width: 120, mark: row => row.state, cell: row => <StateCell order={row} /> },
    {
      key: 'merchant',
      head: columns.merchant,
      width: 128,
      grow: 2,
      cell: row => <PartyCell party={row.merchant} />,
    },
    { key: 'customer', head: columns.customer, width: 108, grow: 1, cell: row => <PartyCell party={row.customer} /> },
    { key: 'address', head: columns.address, width: 140, grow: 3, cell: row => <AddressCell order={row} /> },
    {
      key: 'items',
      head: columns.items,
      width: 112,
      grow: 2,
      cell: row => <TwoLines under={text.items(row.itemCount)}>{row.items}</TwoLines>,
    },
    { key: 'money', head: columns.money, width: 84, align: 'end', cell: row => <Money fen={row.payFen} /> },
    {
      key: 'worker',
      head: columns.worker,
      width: 104,
      mark: row => row.worker?.id ?? 0,
      cell: row => <WorkerCell worker={row.worker} />,
    },
    {
      key: 'moves',
      head: columns.moves,
      width: 176,
      cell: row => <OrderMoves order={row} onAsk={onAsk} look="row" />,
    },
  ]
}
