import { yuanText } from '#contract/base/texts/yuan.ts'
import { packets } from '#contract/money/packets.ts'
import { addSystemMessage } from '#server/chats/index.ts'
import { handle } from '#server/kit/handle.ts'
import { refuseOwnInterest } from '#server/people/index.ts'
import { refuseBeyondApproval } from './limits.ts'
import { lockForAction } from './lock.ts'
import { deliverPacket, movePacket, openPacket, returnPacket, sentNow } from './moves.ts'
import { notifySender } from './notifications.ts'
import { answerPacket } from './view.ts'

export const approve = handle(packets.approve, async (context, target) => {
  const { db, caller } = context
  const { chat, packet } = await lockForAction(context, target, 'approve')
  await refuseBeyondApproval(db, caller, packet.amount_fen)
  await refuseOwnInterest(db, caller.userId, packet.peer_id)
  const sent = await movePacket(context, chat, packet, 'approve', {
    by: 'staff',
    set: { decided_by: caller.userId, ...sentNow(context) },
  })
  const sender = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', packet.staff_id)
    .executeTakeFirstOrThrow()
  await deliverPacket(context, chat, sent, { id: packet.staff_id ?? 0, name: sender.nick_name })
  await notifySender(context, chat, packet, { kind: 'packet.decided', by: caller.name })
  return answerPacket(db, caller, packet.id)
})

export const reject = handle(packets.reject, async (context, { reason, ...target }) => {
  const { db, caller } = context
  const { chat, packet } = await lockForAction(context, target, 'reject')
  await movePacket(context, chat, packet, 'reject', {
    by: 'staff',
    set: { decided_by: caller.userId, decision: reason },
    reason,
  })
  const params = { yuan: yuanText(packet.amount_fen), name: caller.name, reason }
  await addSystemMessage(context, chat, { event: 'packetRejected', params })
  await notifySender(context, chat, packet, { kind: 'packet.decided', by: caller.name })
  return answerPacket(db, caller, packet.id)
})

export const revoke = handle(packets.revoke, async (context, { reason, ...target }) => {
  const { chat, packet } = await lockForAction(context, target, 'revoke')
  await returnPacket(context, chat, packet, { move: 'revoke', reason })
  return answerPacket(context.db, context.caller, packet.id)
})

/** `claim` opens a packet for the platform; the money never reaches a member of staff. */
export const openred = handle(packets.openred, async (context, asked) => {
  const id = 'id' in asked ? asked.id : asked.redPacketId
  if ('action' in asked && asked.action === 'claim') {
    const { chat, packet } = await lockForAction(context, { id, version: undefined }, 'claim')
    await openPacket(context, chat, packet)
  }
  return answerPacket(context.db, context.caller, id)
})
