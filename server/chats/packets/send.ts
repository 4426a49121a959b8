import type { z } from 'zod'
import { stateAfter } from '#contract/base/machine.ts'
import { largestPacketFen, packetMachine, packets } from '#contract/money/packets.ts'
import { type ChatRecord, lockToSend, markAnswered, orderOfPeer, peerOf, refuseUnsafe } from '#server/chats/index.ts'
import { isComplaintOf } from '#server/complaints/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { refuseOwnInterest } from '#server/people/index.ts'
import { lockOrdersOf, refuseTooMuchFor } from './given-before.ts'
import { refuseBeyondLimits } from './limits.ts'
import { deliverPacket, noteWaiting, nudgePacket, packetNo, sentNow } from './moves.ts'
import { notifyApprovers } from './notifications.ts'
import type { PacketRecord } from './table.ts'
import { answerPacket } from './view.ts'

type Asked = z.output<typeof packets.send.input>

export const send = handle(packets.send, async (context, asked) => {
  const { db, caller } = context
  const known = await findSent(context, asked)
  if (known !== null) return answerPacket(db, caller, known)
  await refuseUnsafe(context, asked.greeting)
  const orderIds = await lockOrdersOf(db, asked)
  const chat = await lockToSend(context, asked.chatId, 'sendPacket', () => refuseWithoutCase(asked))
  // The same request may have been served while this one waited for the lock.
  const meanwhile = await findSent(context, asked)
  if (meanwhile !== null) return answerPacket(db, caller, meanwhile)
  await refuseWrong(context, chat, asked)
  await refuseTooMuchFor(db, orderIds, asked)
  return answerPacket(db, caller, (await startPacket(context, chat, asked)).id)
})

/** Gives a packet in a locked conversation: within the caller's own limit at once, above it a colleague approves. */
export async function startPacket(
  context: CommandContext,
  chat: ChatRecord,
  asked: Omit<Asked, 'chatId'>,
): Promise<PacketRecord> {
  const { db, caller } = context
  const { singleFen } = await refuseBeyondLimits(db, caller, { peerId: chat.peer_id, amountFen: asked.amountFen })
  await refuseOwnInterest(db, caller.userId, chat.peer_id)
  const needsApproval = asked.amountFen > singleFen
  // Another packet was sent under its id at the same time, into another conversation.
  const packet = (await insert(context, chat, asked, needsApproval)) ?? refuse('requestReused')
  await recordEvent(context, {
    action: 'packets.send',
    subject: 'packets',
    subjectId: packet.id,
    subjectNo: packet.no,
    to: packet.state,
    changes: { amountFen: [null, packet.amount_fen] },
    aboutId: chat.peer_id,
  })
  if (needsApproval) {
    await noteWaiting(context, chat, packet)
    await notifyApprovers(context, chat, { amountFen: asked.amountFen, by: caller.name })
  } else await deliverToPeer(context, chat, packet)
  nudgePacket(context, chat, packet)
  return packet
}

/** Of a colleague's conversation it changes nothing but that the packet stands in it. */
async function deliverToPeer(context: CommandContext, chat: ChatRecord, packet: PacketRecord): Promise<void> {
  const { userId: id, name } = context.caller
  const written = await deliverPacket(context, chat, packet, { id, name })
  if (written.assignee_id === id) await markAnswered(context, written)
}

/** The packet that the caller sent under this id; refused if it is in another conversation. */
async function findSent({ db, caller }: CommandContext, { clientId, chatId }: Asked): Promise<number | null> {
  const sent = await db
    .selectFrom('packets')
    .select(['id', 'chat_id'])
    .where('staff_id', '=', caller.userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!sent) return null
  return sent.chat_id === chatId ? sent.id : refuse('requestReused')
}

function refuseWithoutCase({ orderNo, complaintNo }: Asked): void {
  if (!orderNo && !complaintNo) refuse('packetNeedsCase')
}

async function refuseWrong({ db }: CommandContext, chat: ChatRecord, asked: Asked): Promise<void> {
  if (asked.amountFen > largestPacketFen) refuse('packetTooLarge')
  if (asked.orderNo && !(await orderOfPeer(db, asked.orderNo, chat.peer_id))) refuse('notOfThisPerson')
  if (asked.complaintNo) {
    const { kind, app_id: appId, external_id: externalId } = await peerOf(db, chat.peer_id)
    if (!(await isComplaintOf(db, asked.complaintNo, { kind, appId, externalId }))) refuse('notOfThisPerson')
  }
}

function insert(
  { db, caller, setting }: CommandContext,
  chat: ChatRecord,
  asked: Omit<Asked, 'chatId'>,
  needsApproval: boolean,
) {
  const first = 'pending_approval'
  return db
    .insertInto('packets')
    .values({
      no: packetNo,
      direction: 'out',
      state: needsApproval ? first : stateAfter(packetMachine, first, 'send'),
      chat_id: chat.id,
      peer_id: chat.peer_id,
      staff_id: caller.userId,
      client_id: asked.clientId,
      amount_fen: asked.amountFen,
      reason_code: asked.reasonCode,
      greeting: asked.greeting,
      order_no: asked.orderNo || null,
      complaint_no: asked.complaintNo || null,
      ...(!needsApproval && sentNow({ setting })),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}
