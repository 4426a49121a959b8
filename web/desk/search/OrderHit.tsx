import type { OrderRow } from '#contract/orders/order.ts'
import { useWords } from '#web/kit/words.ts'
import { useStateName } from '#web/shared/order/names/named.ts'
import { serviceWords } from '#words/orders/order.ts'

/** An order that was found: summary, customer and state. */
export function OrderHit({ order }: { order: OrderRow }) {
  const services = useWords(serviceWords)
  const stateOf = useStateName()
  return (
    <>
      <span className="shrink-0 text-xs text-muted">{services[order.service]}</span>
      <span className="truncate tabular-nums">{order.no}</span>
      <span className="truncate text-muted">{`${order.customer.name} ${order.customer.phone.slice(-4)}`}</span>
      <span className="ml-auto shrink-0 text-xs text-muted">{stateOf(order.state)}</span>
    </>
  )
}
