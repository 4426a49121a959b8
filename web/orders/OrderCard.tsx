import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { aboutLines } from '#web/shared/order/about.ts'
import { type ChooseMove, OrderMoves } from '#web/shared/order/OrderMoves.tsx'
import { OrderClock, OrderState } from '#web/shared/order/OrderState.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderWords } from '#words/orders/order.ts'

type OrderCardProps = { row: OrderRow; chosen: Chosen<OrderRow>; onAction: ChooseMove }

/** The row as a card on a phone. */
export function OrderCard({ row, chosen, onAction }: OrderCardProps) {
  const text = useWords(orderWords)
  const [thing] = aboutLines(row.about, text)
  return (
    <article className="grid gap-1 text-sm">
      <header className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <OrderState state={row.state} />
        <OrderClock order={row} />
        <span className="ml-auto font-medium">
          <Money fen={row.payFen} />
        </span>
      </header>
      <p className="truncate font-medium">{row.service === 'food' ? row.from?.name : thing}</p>
      <p className="truncate text-muted">{[row.customer.name, row.to?.detail].filter(Boolean).join(' · ')}</p>
      <footer className="flex items-center gap-2 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <Time at={row.placedAt} shape="time" />
        <span className="ml-auto shrink-0">{row.worker?.name ?? text.noWorker}</span>
      </footer>
      <span className="flex min-h-7 items-center">
        <OrderMoves order={row} onAction={onAction} look="row" />
      </span>
    </article>
  )
}
