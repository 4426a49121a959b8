import type { Needs } from '#contract/base/operation.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { actRefusals, type QuickReplyAct, quickReplies, quickReplyActs } from '#contract/chats/quick-replies.ts'
import { packets } from '#contract/money/packets.ts'
import { refunds } from '#contract/money/refunds.ts'
import { orders } from '#contract/orders/orders.ts'
import { answerChat, ordersOfPeer } from '#server/chats/index.ts'
import { may } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { refusalsAbout } from '#server/orders/index.ts'

const needs: Readonly<Record<QuickReplyAct, Needs>> = {
  urge: orders.urge.needs,
  assign: orders.assign.needs,
  reassign: orders.reassign.needs,
  changeAddress: orders.changeAddress.needs,
  cancel: orders.cancel.needs,
  refund: refunds.ask.needs,
  packet: packets.send.needs,
}

/** The same guards are asked as by the dialogs and buttons of the acts. */
export const acts = handle(quickReplies.acts, async (reader, { chatId }) => {
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
    if (!about) return 'noOrder'
    return act === 'refund' ? about.followUp('askRefund') : about.move(act)
  }

  return {
    orderNo: about ? orderNo : null,
    acts: quickReplyActs
      .filter(act => may(reader.caller, needs[act]) && (act === 'packet' || orderNos !== null))
      .map(act => ({ act, why: whyOf(reasonAgainst(act)) })),
  }
})

function whyOf(reason: Reason | 'noOrder' | null): (typeof actRefusals)[number] | null {
  return reason && (actRefusals.find(one => one === reason) ?? 'notNow')
}
