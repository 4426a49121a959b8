import { yuanText } from '#contract/base/texts/yuan.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import type { OrderVariables } from './useComposer.ts'

/** Number and amount of the order that the conversation is about, or of the person's only order; variables of quick replies. */
export function useOrderVariables(chat: ChatRow, isWanted: boolean): OrderVariables {
  const { data: context } = useRead(api.chats.context, { id: chat.id }, { enabled: isWanted })
  const only = context?.orderNos?.length === 1 ? context.orderNos[0] : undefined
  const orderNo = chat.orderNo ?? only
  const { data: order } = useRead(api.orders.get, { no: orderNo ?? '' }, { enabled: isWanted && orderNo !== undefined })
  return { orderNo, amount: order && yuanText(order.payFen) }
}
