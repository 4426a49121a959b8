import type { OutputOf } from '#contract/base/operation.ts'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { OrderDetail } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'

/** The order that quick replies are about, and what may be done for its person; variables and acts of quick replies. */
export type AboutOrder = {
  order: OrderDetail | undefined
  orderNo: string | undefined
  amount: string | undefined
  /** Undefined until they are known. */
  acts: OutputOf<typeof api.chats.acts>['acts'] | undefined
}

/** Of the order that the conversation is about, the person's only order, or the one that is under way. */
export function useOrderVariables(chat: ChatRow, isWanted: boolean): AboutOrder {
  const { data } = useRead(api.chats.acts, { chatId: chat.id }, { enabled: isWanted, alsoOf: ['orders', 'refunds'] })
  const orderNo = data?.orderNo ?? undefined
  const { data: order } = useRead(api.orders.get, { no: orderNo ?? '' }, { enabled: isWanted && orderNo !== undefined })
  return { order, orderNo, amount: order && yuanText(order.payFen), acts: data?.acts }
}
