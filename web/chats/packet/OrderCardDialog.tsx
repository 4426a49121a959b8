import type { ChatRow } from '#contract/chat-row.ts'
import { chats } from '#contract/chats.ts'
import { orders } from '#contract/orders.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Money } from '#web/ui/Money.tsx'
import { post } from '../outbox/outbox.ts'
import { chatsText } from '../text.ts'
import { packetText } from './text.ts'

/** One of the person's own orders, sent as a card. */
export function OrderCardDialog({ chat, personId, onClose }: { chat: ChatRow; personId: number; onClose: () => void }) {
  const text = useWords(packetText)
  const desk = useWords(chatsText)
  const { data } = useRead(chats.context, { id: chat.id })

  function send(orderNo: string): void {
    void post(chat.id, personId, { kind: 'order', orderNo })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={text.sendOrderCard} width={420}>
      {data && !data.orderNos.length && <Empty>{desk.noOrders}</Empty>}
      <ul className="grid gap-1 pb-4">
        {data?.orderNos.map(no => (
          <li key={no}>
            <button
              type="button"
              onClick={() => send(no)}
              className="w-full rounded-md border border-line px-3 py-2 text-left text-sm hover:border-accent"
            >
              <OrderChoice no={no} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function OrderChoice({ no }: { no: string }) {
  const { data: order } = useRead(orders.get, { no })
  return (
    <span className="grid">
      <span className="flex gap-2">
        <span className="truncate font-medium">{order?.from?.name ?? no}</span>
        <span className="ml-auto">{order && <Money fen={order.payFen} />}</span>
      </span>
      <span className="truncate text-xs text-muted">
        {order?.about.service === 'food' ? `${no} ${order.about.items}` : no}
      </span>
    </span>
  )
}
