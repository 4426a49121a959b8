import type { ReactNode } from 'react'
import type { OrderRow } from '#contract/order.ts'
import { Copy } from '#web/ui/Copy.tsx'
import { Money } from '#web/ui/Money.tsx'
import type { Column } from '#web/ui/TableRow.tsx'
import { Time } from '#web/ui/Time.tsx'
import { type AskMove, OrderMoves } from './OrderMoves.tsx'
import { OrderClock, OrderState } from './OrderState.tsx'
import type { Words } from './text.ts'

/** What is read first, and under it what explains it. */
function TwoLines({ children, under }: { children: ReactNode; under: ReactNode }) {
  return (
    <>
      <span className="max-w-full truncate">{children}</span>
      <span className="max-w-full truncate text-xs text-muted">{under}</span>
    </>
  )
}

export function kilometres(metres: number): string {
  return (metres / 1000).toFixed(1)
}

export function orderColumns(text: Words, onAsk: AskMove): readonly Column<OrderRow>[] {
  const { columns } = text
  return [
    { key: 'no', head: columns.no, width: 208, cell: row => <OrderNo row={row} text={text} /> },
    {
      key: 'state',
      head: columns.state,
      width: 120,
      mark: row => row.state,
      cell: row => (
        <span className="flex flex-col items-start gap-0.5">
          <OrderState state={row.state} />
          <OrderClock order={row} />
        </span>
      ),
    },
    {
      key: 'merchant',
      head: columns.merchant,
      width: 128,
      grow: 2,
      cell: row => <TwoLines under={row.merchant.phone}>{row.merchant.name}</TwoLines>,
    },
    {
      key: 'customer',
      head: columns.customer,
      width: 108,
      grow: 1,
      cell: row => <TwoLines under={row.customer.phone}>{row.customer.name}</TwoLines>,
    },
    { key: 'address', head: columns.address, width: 140, grow: 3, cell: row => <Address row={row} text={text} /> },
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
      cell: row =>
        row.worker ? (
          <TwoLines under={row.worker.phone}>{row.worker.name}</TwoLines>
        ) : (
          <span className="text-muted">{text.noWorker}</span>
        ),
    },
    {
      key: 'moves',
      head: columns.moves,
      width: 176,
      cell: row => <OrderMoves order={row} onAsk={onAsk} look="row" />,
    },
  ]
}

function OrderNo({ row, text }: { row: OrderRow; text: Words }) {
  return (
    <TwoLines
      under={
        <>
          {text.placedAt} <Time at={row.placedAt} />
        </>
      }
    >
      <span className="flex items-center gap-0.5">
        <span className="truncate font-medium">{row.no}</span>
        <Copy value={row.no} />
      </span>
    </TwoLines>
  )
}

function Address({ row, text }: { row: OrderRow; text: Words }) {
  return (
    <TwoLines
      under={
        <>
          {text.kilometres(kilometres(row.distanceM))}
          {row.promisedAt !== null && (
            <>
              {' · '}
              {text.promisedBy} <Time at={row.promisedAt} shape="time" />
            </>
          )}
        </>
      }
    >
      {row.address}
    </TwoLines>
  )
}

export const cardHeight = 118

/** The same row on a phone. */
export function OrderCard({ row, text }: { row: OrderRow; text: Words }) {
  return (
    <article className="grid gap-1 text-sm">
      <header className="flex items-center gap-2">
        <OrderState state={row.state} />
        <OrderClock order={row} />
        <span className="ml-auto font-medium">
          <Money fen={row.payFen} />
        </span>
      </header>
      <p className="truncate font-medium">{row.merchant.name}</p>
      <p className="truncate text-muted">{`${row.customer.name} · ${row.address}`}</p>
      <footer className="flex items-center gap-2 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <Time at={row.placedAt} shape="time" />
        <span className="ml-auto shrink-0">{row.worker?.name ?? text.noWorker}</span>
      </footer>
    </article>
  )
}
