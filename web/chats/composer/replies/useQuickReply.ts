import { type RefObject, useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { fillQuickReply, type PartingAct, type QuickReply } from '#contract/chats/quick-replies.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import type { AboutOrder } from '#web/chats/composer/useOrderVariables.ts'
import type { ActOutcome, DialogAct } from './ActDialog.tsx'

type Promised = { reply: QuickReply; act: DialogAct; order: OrderDetail | undefined; about: AboutOrder }

type Terms = {
  chat: ChatRow
  input: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
  send: (text: string, quickReplyId: number) => void
  onPart: (act: PartingAct, text: string, quickReplyId: number) => void
}

/** Choosing a quick reply: its text is written; one that promises an act is sent once the act is done, and taken back if it is not. */
export function useQuickReply({ chat, input, write, send, onPart }: Terms) {
  const [replyId, setReplyId] = useState<number>()
  const [promised, setPromised] = useState<Promised>()

  function fill({ text }: QuickReply, { orderNo, amount }: Pick<AboutOrder, 'orderNo' | 'amount'>): string {
    return fillQuickReply(text, {
      昵称: chat.peer.name,
      ...(orderNo && { 订单号: orderNo }),
      ...(amount && { 金额: amount }),
    })
  }

  function choose(reply: QuickReply, about: AboutOrder): void {
    const { act } = reply
    const text = fill(reply, about)
    if (act === 'transfer' || act === 'resolve') {
      write('')
      onPart(act, text, reply.id)
      return
    }
    write(text)
    if (act) {
      setPromised({ reply, act, order: about.order, about })
      return
    }
    setReplyId(reply.id)
    input.current?.focus()
  }

  function end(outcome: ActOutcome | undefined): void {
    setPromised(undefined)
    if (!promised || !outcome) {
      write('')
      return
    }
    const { reply, about } = promised
    const text = fill(reply, { ...about, ...(outcome.amount && { amount: outcome.amount }) })
    write(text)
    setReplyId(reply.id)
    if (outcome.isDone) send(text, reply.id)
  }

  return { replyId, promised, choose, end, forget: () => setReplyId(undefined) }
}
