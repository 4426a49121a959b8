import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { aboutLines } from '#web/shared/order/about.ts'
import { OrderClock, OrderState } from '#web/shared/order/OrderState.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderWords } from '#words/orders/order.ts'

/** In px. */
export const cardHeight = 118

/** The row as a card on a phone. */
export function OrderCard({ row }: { row: OrderRow }) {
  const text = useWords(orderWords)
  const [thing] = aboutLines(row.about, text)
  return (
    <article className="grid gap-1 text-sm">
      <header className="flex items-center gap-2">
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
    </article>
  )
}
