import type { Fen } from '#contract/base/values.ts'
import { largestPacketFen } from '#contract/money/packets.ts'
import { lockChat, lockOrBeginWith, registerPackets } from '#server/chats/index.ts'
import { type ComplaintRecord, registerComplaintPackets } from '#server/complaints/index.ts'
import { makeClockChange } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockPacket } from './lock.ts'
import { expireQueue, returnPacket } from './moves.ts'
import { notifySender } from './notifications.ts'
import { receivePacket } from './open.ts'
import { startPacket } from './send.ts'
import { packetsOfPeer } from './view.ts'

/** Registers red packets with the conversations and complaints, and starts the job that lets packets expire. */
export async function startPackets(runtime: Runtime): Promise<void> {
  registerPackets({ receive: receivePacket, listOfPeer: packetsOfPeer })
  registerComplaintPackets({ give: giveForComplaint })
  await runtime.jobs.work<{ id: number }>(expireQueue, job => expirePacket(runtime, job))
}

/** A day after it was sent, if nobody opened it. */
async function expirePacket(runtime: Runtime, { id }: { id: number }): Promise<void> {
  await makeClockChange(runtime, async change => {
    const found = await change.db.selectFrom('packets').select('chat_id').where('id', '=', id).executeTakeFirst()
    const chat = found && (await lockChat(change.db, found.chat_id))
    if (!chat) return
    const packet = await lockPacket(change.db, id)
    if (packet.state !== 'sent' || (packet.expires_at ?? 0) > Date.now()) return
    await returnPacket(change, chat, packet, { move: 'expire' })
    const peer = await change.db
      .selectFrom('users')
      .select('nick_name')
      .where('id', '=', packet.peer_id)
      .executeTakeFirstOrThrow()
    await notifySender(change, chat, packet, { kind: 'packet.expired', name: peer.nick_name })
  })
}

/**
 * A red packet that a decision gives the complainant, in their conversation. The number of the request is that of the decision,
 * so that one decision gives one packet.
 */
async function giveForComplaint(context: CommandContext, complaint: ComplaintRecord, amountFen: Fen): Promise<void> {
  const { complainant_id: userId, complainant_app_id: appId, complainant_external_id: externalId } = complaint
  if (userId === null || appId === null || externalId === null) return refuse('complainantWithoutBalance')
  if (amountFen > largestPacketFen) refuse('packetTooLarge')
  const { no: orderNo } = await context.db
    .selectFrom('orders')
    .select('no')
    .where('id', '=', complaint.order_id)
    .executeTakeFirstOrThrow()
  const person = { userId, kind: complaint.complainant_kind, appId, externalId }
  const chat = await lockOrBeginWith(context, person, { cityCode: complaint.city_code, orderNo })
  await startPacket(context, chat, {
    clientId: `complaint-${complaint.id}-${complaint.version}`,
    amountFen,
    reasonCode: 'goodwill',
    greeting: '',
    complaintNo: complaint.no,
  })
}
