import type { z } from 'zod'
import { stateAfter } from '#contract/base/machine.ts'
import type { Fen } from '#contract/base/values.ts'
import { packetMachine } from '#contract/money/packets.ts'
import type { OpenPacketAnswer, OpenPeer } from '#contract/open/open-chats.ts'
import { actorOf, type ChatRecord, findPeer, lockChat, type PeerRecord } from '#server/chats/index.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockPacket } from './lock.ts'
import { nudgePacket, openPacket, packetNo, scheduleExpiry, sentNow } from './moves.ts'
import { notifySender } from './notifications.ts'
import { postReceived } from './postings.ts'
import type { PacketRecord } from './table.ts'

/** Its receiver opens it in their app; a repeated request answers the same. */
export async function openByPeer(
  change: Change,
  appId: string,
  no: string,
  from: z.output<typeof OpenPeer>,
): Promise<z.output<typeof OpenPacketAnswer>> {
  const peer = await findPeer(change.db, appId, from)
  const found = await change.db
    .selectFrom('packets')
    .select(['id', 'chat_id', 'peer_id'])
    .where('no', '=', no)
    .executeTakeFirst()
  if (!peer || found?.peer_id !== peer.user_id) return refuse('notFound')
  const chat = await lockChat(change.db, found.chat_id)
  const packet = await lockPacket(change.db, found.id)
  if (!chat || packet.direction !== 'out') return refuse('notFound')
  const answer = { no, state: 'opened', amountFen: packet.amount_fen }
  if (packet.state === 'opened') return answer
  if (packet.state !== 'sent') return refuse(packet.state === 'expired' ? 'packetExpired' : 'packetNotInThisState')
  if ((packet.expires_at ?? 0) <= Date.now()) refuse('packetExpired')
  await openPacket({ ...change, actor: actorOf(peer) }, chat, packet)
  await notifySender(change, chat, packet, { kind: 'packet.opened', name: peer.name })
  return answer
}

/** Adds the packet of money that a person pays back to the platform; their app has taken it from them. */
export async function receivePacket(
  change: Change,
  chat: ChatRecord,
  peer: PeerRecord,
  { amountFen, greeting, messageId }: { amountFen: Fen; greeting: string; messageId: string },
): Promise<PacketRecord> {
  const packet = await change.db
    .insertInto('packets')
    .values({
      no: packetNo,
      direction: 'in',
      state: stateAfter(packetMachine, 'pending_approval', 'receive'),
      chat_id: chat.id,
      peer_id: peer.user_id,
      amount_fen: amountFen,
      reason_code: 'goodwill',
      greeting,
      ...sentNow(change),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postReceived(change, packet, { appId: peer.app_id, channelNo: messageId })
  await recordEvent(change, {
    action: 'packets.receive',
    subject: 'packets',
    subjectId: packet.id,
    subjectNo: packet.no,
  })
  await scheduleExpiry(change, packet)
  nudgePacket(change, chat, packet)
  return packet
}
