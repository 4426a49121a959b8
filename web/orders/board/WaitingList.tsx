import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { dragged } from './drag.ts'

type WaitingListProps = {
  orders: readonly OrderRow[]
  chosen: ReadonlySet<number>
  onToggle: (ids: readonly number[]) => void
}

/** Orders that wait for a worker, most urgent first. A click selects a card; a card can be dragged onto a worker. */
export function WaitingList({ orders, chosen, onToggle }: WaitingListProps) {
  const text = useWords(dispatchWords)
  if (orders.length === 0) return <Empty>{text.nothingWaits}</Empty>
  return (
    <ul className="relative min-h-0 flex-1 overflow-y-auto">
      {orders.map(order => (
        <li key={order.id} className="border-b border-line">
          <button
            type="button"
            aria-pressed={chosen.has(order.id)}
            draggable
            onDragStart={event => dragged.begin(event, chosen.has(order.id) ? [...chosen] : [order.id])}
            onClick={() => onToggle([order.id])}
            className={`grid w-full gap-0.5 px-3 py-2 text-left text-sm hover:bg-hover ${chosen.has(order.id) ? 'bg-accent-soft' : ''}`}
          >
            <span className="flex items-center gap-2">
              <span className="truncate font-medium">{order.from?.name ?? order.to?.name}</span>
              {order.dueAt !== null && (
                <span className="ml-auto shrink-0">
                  <Clock since={order.stateAt} due={order.dueAt} />
                </span>
              )}
            </span>
            <span className="truncate text-xs text-muted">{order.to?.detail}</span>
            <span className="truncate text-xs text-muted">
              {[order.no.slice(-6), order.leasedBy && text.leasing(order.leasedBy.name)].filter(Boolean).join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
