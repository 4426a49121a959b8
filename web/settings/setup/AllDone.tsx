import { listLink } from '#contract/orders/order-queues.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { serviceWords } from '#words/orders/order.ts'
import { setupWords } from '#words/settings/setup.ts'

/** What comes after the last step: the first order, as soon as it is there. */
export function AllDone() {
  const text = useWords(setupWords)
  return (
    <p role="status" className="rounded-lg bg-good-soft px-4 py-3 text-sm text-good-ink">
      {text.allDone}{' '}
      <a href="/open/docs" target="_blank" rel="noreferrer" className="underline">
        {text.reference}
      </a>
      {useMay('orders.view') && <FirstOrder />}
    </p>
  )
}

function FirstOrder() {
  const text = useWords(setupWords)
  const services = useWords(serviceWords)
  const { data } = useRead(api.orders.first, {})
  if (!data) return null
  const { order } = data
  return (
    <span className="block pt-1">
      {order ? text.firstOrder : text.waits}{' '}
      {order && (
        <Link to={listLink(order.service, { no: order.no })} className="font-medium underline">
          {`${services[order.service]} ${order.no}`}
        </Link>
      )}
    </span>
  )
}
