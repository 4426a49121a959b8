import { use } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { aboutLines } from '#web/shared/order/about.ts'
import { OrderClock, OrderState } from '#web/shared/order/OrderState.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderWords } from '#words/orders/order.ts'
import { OrderActions } from './OrderActions.tsx'
import { OpenOrder } from './openOrder.ts'

/** Summary of one order with its actions; the full order is in its drawer. */
export function OrderLine({ no, chat }: { no: string; chat: ChatRow }) {
  const { data: order, error } = useRead(api.orders.get, { no })
  if (order) return <OrderBox order={order} chat={chat} />
  return error ? <p className="text-sm text-muted">{no}</p> : <Skeleton width={70} />
}

function OrderBox({ order, chat }: { order: OrderDetail; chat: ChatRow }) {
  const words = useWords(orderWords)
  const open = use(OpenOrder)
  const { no, service, from, placedAt, worker } = order
  const [thing] = aboutLines(order.about, words)
  return (
    <article
      aria-label={no}
      className={`relative rounded-md border text-sm hover:border-accent ${chat.orderNo === no ? 'border-accent' : 'border-line'}`}
    >
      <div className="grid gap-1 px-2.5 pt-2 pb-1.5">
        <p className="flex items-center gap-2">
          <OrderState state={order.state} />
          <OrderClock order={order} />
          <span className="ml-auto font-medium">
            <Money fen={order.payFen} />
          </span>
        </p>
        <p className="truncate">{service === 'food' ? from?.name : thing}</p>
        {service === 'food' && <p className="truncate text-xs text-muted">{thing}</p>}
        <p className="flex items-center gap-2 text-xs text-muted">
          <button
            type="button"
            onClick={() => open?.(no)}
            className="text-accent-ink after:absolute after:inset-0 after:rounded-md"
          >
            {no}
          </button>
          <span className="ml-auto">
            <Time at={placedAt} />
          </span>
        </p>
        {worker && <p className="truncate text-xs text-muted">{worker.name}</p>}
        <Happened order={order} />
      </div>
      <div className="relative flex min-h-8 flex-wrap items-center gap-x-1 border-t border-line px-1.5 empty:hidden">
        <OrderActions order={order} chat={chat} />
      </div>
    </article>
  )
}

/** What staff already did about the order, so that nobody repeats it. */
function Happened({ order: { urges, claimedBy, refund, refundedFen } }: { order: OrderDetail }) {
  const text = useWords(orderWords)
  if (urges === 0 && !claimedBy && refund === 'none') return null
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-warn-ink">
      {urges > 0 && <span>{text.urges(urges)}</span>}
      {claimedBy && <span className="text-muted">{text.claimed(claimedBy.name)}</span>}
      {refund !== 'none' && (
        <span>
          {text.refunds[refund]} {refundedFen > 0 && <Money fen={refundedFen} minus />}
        </span>
      )}
    </p>
  )
}
