import type { WorkerDetail } from '#contract/worker.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Copy } from '#web/ui/Copy.tsx'
import { workersText } from './text.ts'

/** The first letters of an order number say which screen it lives on. */
const screens: Record<string, string> = {
  WM: '/order',
  DJ: '/daiorder',
  PT: '/sendorder',
  JJ: '/sendorder',
  PW: '/gameorder',
}

export function addressOfOrder(no: string): string {
  return `${screens[no.slice(0, 2)] ?? '/order'}?no=${encodeURIComponent(no)}`
}

/** What a worker has in hand, each a way to the order itself. */
export function OrdersInHand({ orders }: { orders: WorkerDetail['liveOrders'] }) {
  const text = useWords(workersText)
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
