import { lockChat, registerPackets } from '#server/chats/index.ts'
import { registerComplaintPackets } from '#server/complaints/index.ts'
import { makeClockChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { giveForComplaint } from './for-complaint.ts'
import { lockPacket } from './lock.ts'
import { expireQueue, returnPacket } from './moves.ts'
import { notifySender } from './notifications.ts'
import { receivePacket } from './open.ts'
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
