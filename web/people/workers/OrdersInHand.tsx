import { listLink } from '#contract/orders/order-queues.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import type { WorkerDetail } from '#contract/people/worker.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Copy } from '#web/ui/show/Copy.tsx'
import { orderNameWords } from '#words/orders/order.ts'
import { type WorkersWords, workersWords } from '#words/people/workers.ts'

/** The prefix of an order number → the page of its service. */
export function addressOfOrder(no: string): string {
  return listLink(services.find(service => planOf(service).prefix === no.slice(0, 2)) ?? 'food', { no })
}

/** The worker's current orders; each links to the order. */
export function OrdersInHand({ worker: { id: workerId, kind, liveOrders } }: { worker: WorkerDetail }) {
  const text = useWords(workersWords)
  const served = services.filter(service => planOf(service).worker === kind)
  return (
    <div className="grid gap-4">
      <LiveOrders orders={liveOrders} />
      <OrderLinks links={served.map(service => ({ service, to: listLink(service, { workerId }) }))} text={text} />
    </div>
  )
}

function LiveOrders({ orders }: { orders: WorkerDetail['liveOrders'] }) {
  const text = useWords(workersWords)
  if (orders.length === 0) return <p className="text-sm text-muted">{text.noOrders}</p>
  return (
    <ul className="grid gap-2">
      {orders.map(({ id, no }) => (
        <li key={id} className="flex items-center gap-1 rounded-md border border-line px-3 py-2 text-sm">
          <Link to={addressOfOrder(no)} className="font-medium text-accent-ink hover:underline">
            {no}
          </Link>
          <Copy value={no} />
        </li>
      ))}
    </ul>
  )
}

/** Links to all orders of the worker, by service. */
export function OrderLinks({
  links,
  text,
}: {
  links: readonly { service: Service; to: string }[]
  text: WorkersWords
}) {
  const { titles } = useWords(orderNameWords)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
      <span className="text-muted">{text.allOrders}</span>
      {links.map(({ service, to }) => (
        <Link key={service} to={to} className="text-accent-ink hover:underline">
          {titles[service]}
        </Link>
      ))}
    </p>
  )
}
