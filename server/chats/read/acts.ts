import type { Needs } from '#contract/base/operation.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import {
  actRefusals,
  type PartingAct,
  partingActs,
  type QuickReplyAct,
  quickReplyActs,
} from '#contract/chats/quick-replies.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { refusalsAbout } from '#server/orders/index.ts'
import { ordersOfPeer } from './peer-orders.ts'
import { answerChat } from './view.ts'

const needs: Readonly<Record<QuickReplyAct, Needs>> = {
  urge: orders.urge.needs,
  assign: orders.assign.needs,
  reassign: orders.reassign.needs,
  changeAddress: orders.changeAddress.needs,
  cancel: orders.cancel.needs,
  refund: refunds.ask.needs,
  packet: packets.send.needs,
  transfer: chats.transfer.needs,
  resolve: chats.resolve.needs,
}

const ofChat: readonly QuickReplyAct[] = ['packet', ...partingActs]

/** What a quick reply may promise here. The same guards are asked as by the dialogs and buttons of the acts. */
export const acts = handle(chats.acts, async (reader, { chatId }) => {
  const chat = await answerChat(reader, chatId)
  const { orderNos, orderUnderWay } = await ordersOfPeer(reader.db, reader.caller, {
    peerId: chat.peer.id,
    first: chat.orderNo,
  })
  const only = orderNos?.length === 1 ? orderNos[0] : undefined
  const orderNo = orderNos && (chat.orderNo ?? only ?? orderUnderWay)
  const about = orderNo === null ? undefined : await refusalsAbout(reader, orderNo)

  function reasonAgainst(act: QuickReplyAct): Reason | 'noOrder' | null {
    if (act === 'packet') return chat.allowed.includes('sendPacket') ? null : 'chatNotInThisState'
    if (act === 'transfer' || act === 'resolve') return canPart(chat, act) ? null : 'chatNotInThisState'
    if (!about) return 'noOrder'
    return act === 'refund' ? about.followUp('askRefund') : about.move(act)
  }

  return {
    orderNo: about ? orderNo : null,
    acts: quickReplyActs
      .filter(act => may(reader.caller, needs[act]) && (orderNos !== null || ofChat.includes(act)))
      .map(act => ({ act, why: whyOf(reasonAgainst(act)) })),
  }
})

/** Whether the text can be said before; into one that waits it would claim it. */
function canPart({ state, allowed }: ChatRow, act: PartingAct): boolean {
  return state !== 'queued' && allowed.includes(act) && allowed.includes('reply')
}

function whyOf(reason: Reason | 'noOrder' | null): (typeof actRefusals)[number] | null {
  return reason && (actRefusals.find(one => one === reason) ?? 'notNow')
}
