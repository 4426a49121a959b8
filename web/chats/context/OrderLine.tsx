import { Link2 } from 'lucide-react'
import type { ChatRow } from '#contract/chat-row.ts'
import { chats } from '#contract/chats.ts'
import { orders } from '#contract/orders.ts'
import { screenOfService } from '#contract/service.ts'
import { useAct } from '#web/kit/act.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/Clock.tsx'
import { Money } from '#web/ui/Money.tsx'
import { RowAct } from '#web/ui/RowAct.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Time } from '#web/ui/Time.tsx'
import { chatsText } from '../text.ts'
import { OrderStateName } from './OrderStateName.tsx'

/** One order of the person, as far as it helps to answer; the rest is behind its number. */
export function OrderLine({ no, chat }: { no: string; chat: ChatRow }) {
  const text = useWords(chatsText)
  const { data: order, error } = useRead(orders.get, { no })
  const { act, pending } = useAct(chats.upone)
  const isLinked = chat.orderNo === no
  if (error) return <OrderLink no={no} screen="/order" />
  if (!order) return <Skeleton width={70} />
  const link = (orderNo: string | null) => void act({ id: chat.id, version: chat.version, orderNo })
  return (
    <div className={`grid gap-1 rounded-md border px-2.5 py-2 text-sm ${isLinked ? 'border-accent' : 'border-line'}`}>
      <p className="flex items-center gap-2">
        <OrderStateName order={order} />
        {order.dueAt !== null && <Clock since={order.stateAt} due={order.dueAt} />}
        <span className="ml-auto font-medium">
          <Money fen={order.payFen} />
        </span>
      </p>
      <p className="truncate">{order.from?.name ?? order.to?.name}</p>
      {order.about.service === 'food' && <p className="truncate text-xs text-muted">{order.about.items}</p>}
      <p className="flex items-center gap-2 text-xs text-muted">
        <Time at={order.placedAt} />
        {order.worker && <span className="truncate">{order.worker.name}</span>}
      </p>
      <p className="-mx-1 flex items-center gap-1 text-xs">
        <OrderLink no={no} screen={screenOfService[order.service]} />
        {chat.allowed.includes('upone') && (
          <span className="ml-auto">
            <RowAct onPress={() => pending || link(isLinked ? null : no)}>
              {isLinked ? text.unlinkOrder : text.linkOrder}
            </RowAct>
          </span>
        )}
      </p>
    </div>
  )
}

function OrderLink({ no, screen }: { no: string; screen: string }) {
  return (
    <Link
      to={`${screen}?no=${no}`}
      className="inline-flex items-center gap-1 px-1 text-xs text-accent-ink hover:underline"
    >
      <Link2 size={12} aria-hidden />
      {no}
    </Link>
  )
}
