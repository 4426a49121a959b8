import type { KeyboardEvent } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { post } from '#web/chats/composer/outbox/outbox.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { aboutLines } from '#web/shared/order/about.ts'
import { OrderState } from '#web/shared/order/OrderState.tsx'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { orderWords } from '#words/orders/order.ts'

/** Sends one of the person's orders as a card; arrow keys step through them. */
export function OrderCardDialog({ chat, personId, onClose }: { chat: ChatRow; personId: number; onClose: () => void }) {
  const desk = useWords(chatsWords)
  const { data } = useRead(api.chats.context, { id: chat.id })

  function send(orderNo: string): void {
    void post(chat.id, personId, { kind: 'order', orderNo })
    onClose()
  }

  function walk(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const choices = [...event.currentTarget.querySelectorAll('button')]
    const at = choices.indexOf(document.activeElement as HTMLButtonElement)
    choices.at((at + step) % choices.length)?.focus()
  }

  return (
    <Dialog open onClose={onClose} title={desk.sendCard} width={420}>
      {data?.orderNos?.length === 0 && <Empty>{desk.noOrders}</Empty>}
      <ul className="grid gap-1 pb-4" onKeyDown={walk}>
        {data?.orderNos?.map(no => (
          <li key={no}>
            <button
              type="button"
              onClick={() => send(no)}
              className="w-full rounded-md border border-line px-3 py-2 text-left text-sm hover:border-accent focus:border-accent"
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
  const words = useWords(orderWords)
  const { data: order } = useRead(api.orders.get, { no })
  const [thing] = order ? aboutLines(order.about, words) : []
  return (
    <span className="grid">
      <span className="flex gap-2">
        <span className="truncate font-medium">{order?.from?.name ?? thing ?? no}</span>
        {order && <OrderState state={order.state} />}
        <span className="ml-auto">{order && <Money fen={order.payFen} />}</span>
      </span>
      <span className="truncate text-xs text-muted">{[no, order?.from && thing].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
