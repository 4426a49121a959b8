import ArrowRight from 'lucide-react/icons/arrow-right'
import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { WaitingTimes } from '#web/shared/order/WaitingTimes.tsx'
import { orderWords } from '#words/orders/order.ts'

/** From where to where the order goes, and how long it may take: what one chooses a worker by. */
export function OrderGoal({ order }: { order: OrderRow }) {
  const { places } = useWords(orderWords)
  const { from, to, service } = order
  const [begin = '', end = ''] = places[service]
  return (
    <div className="grid gap-1 rounded-md bg-ground px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-1.5">
        {from && (
          <span title={begin} className="font-medium">
            {from.name || from.detail}
          </span>
        )}
        {from && to && <ArrowRight size={13} aria-hidden className="shrink-0 text-muted" />}
        {to && <span title={end}>{to.detail}</span>}
      </p>
      <WaitingTimes order={order} />
    </div>
  )
}
