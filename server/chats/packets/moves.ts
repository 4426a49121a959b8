import { sql, type Updateable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { PacketState } from '#contract/chats/chat.ts'
import type { PeerRecord } from '#server/chats/open/peers.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import { addLine, addMessage } from '#server/chats/thread/messages.ts'
import { tellPeer } from '#server/chats/thread/webhooks.ts'
import type { Change } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { PacketRecord } from './view.ts'

export const expireQueue = 'packets.expire'
const goodForSeconds = 86_400

export const packetNo = sql<string>`'HB' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
  || lpad(nextval('packet_numbers')::text, 6, '0')`

/** What the red packets pay for, what was given and is not opened yet, and what belongs to a person. */
const compensation = 'platform:compensation'
const pool = 'platform:redpacket'
const purseOf = (userId: number) => `user:${userId}:available`

type Happening = 'send' | 'open' | 'back'

/** Moves money once: the business key lets nothing happen twice, and what was opened cannot also come back. */
async function post(
  { db }: Change,
  { id, no, amount_fen }: PacketRecord,
  happening: Happening,
  [debit, credit]: [string, string],
): Promise<void> {
  const key = happening === 'send' ? 'redpacket_send' : 'redpacket_settle'
  await db
    .insertInto('packet_postings')
    .values({ business_key: `${key}:${no}`, packet_id: id, debit, credit, amount_fen })
    .execute()
}

/** Changes a packet that this transaction has locked. */
export async function movePacket(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  state: PacketState,
  { action, set, reason }: { action: string; set?: Updateable<Tables['packets']>; reason?: string },
): Promise<PacketRecord> {
  const moved = await change.db
    .updateTable('packets')
    .set({ ...set, state, version: packet.version + 1 })
    .where('id', '=', packet.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, {
    action,
    subject: 'packets',
    subjectId: packet.id,
    subjectNo: packet.no,
    from: packet.state,
    to: state,
    reason: reason ?? null,
    aboutId: packet.peer_id,
  })
  change.tell({ word: 'packets.changed', id: packet.id, cityCode: chat.city_code })
  return moved
}

/** Puts it into the thread and the money aside; the person has a day to open it. */
export async function deliverPacket(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  sender: { id: number; name: string },
): Promise<ChatRecord> {
  await post(change, packet, 'send', [compensation, pool])
  const { chat: written } = await addMessage(change, chat, {
    kind: 'packet',
    by: 'staff',
    sender_id: sender.id,
    sender_name: sender.name,
    text: packet.greeting,
    packet_id: packet.id,
  })
  await tellPeer(change, chat, 'redpacket.sent', told(packet))
  await change.later(expireQueue, { id: packet.id }, goodForSeconds)
  return written
}

export const sentNow = () => ({ sent_at: new Date(), expires_at: new Date(Date.now() + goodForSeconds * 1000) })

/** Opened by the one it is for. Of what came in that is the platform. */
export async function openPacket(change: Change, chat: ChatRecord, packet: PacketRecord): Promise<PacketRecord> {
  const credit = packet.direction === 'out' ? purseOf(packet.peer_id) : compensation
  await post(change, packet, 'open', [pool, credit])
  const opened = await movePacket(change, chat, packet, 'opened', {
    action: 'packets.open',
    set: { opened_at: new Date() },
  })
  await addLine(change, chat, {
    event: 'packetOpened',
    params: { yuan: yuan(packet.amount_fen), name: change.actor.name },
  })
  return opened
}

/** Takes the money back where it came from. */
export async function returnPacket(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  how: { state: 'expired' | 'revoked'; reason?: string },
): Promise<PacketRecord> {
  await post(change, packet, 'back', [pool, packet.direction === 'out' ? compensation : purseOf(packet.peer_id)])
  const isExpired = how.state === 'expired'
  const moved = await movePacket(change, chat, packet, how.state, {
    action: isExpired ? 'packets.expire' : 'packets.revoke',
    ...(how.reason && { reason: how.reason }),
  })
  const event = isExpired ? 'packetExpired' : 'packetRevoked'
  await addLine(change, chat, {
    event,
    params: { yuan: yuan(packet.amount_fen) },
    isForPeer: packet.direction === 'out',
  })
  if (packet.direction === 'out') {
    await tellPeer(change, chat, isExpired ? 'redpacket.expired' : 'redpacket.revoked', told(packet))
  }
  return moved
}

/** Money that somebody outside pays back to the platform; the app took it from them. */
export async function receivePacket(
  change: Change,
  chat: ChatRecord,
  peer: PeerRecord,
  { amountFen, greeting }: { amountFen: Fen; greeting: string },
): Promise<PacketRecord> {
  const packet = await change.db
    .insertInto('packets')
    .values({
      no: packetNo,
      direction: 'in',
      state: 'sent',
      chat_id: chat.id,
      peer_id: peer.user_id,
      amount_fen: amountFen,
      reason_code: 'goodwill',
      greeting,
      ...sentNow(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await post(change, packet, 'send', [`channel:${peer.app_id}`, pool])
  await recordEvent(change, {
    action: 'packets.receive',
    subject: 'packets',
    subjectId: packet.id,
    subjectNo: packet.no,
  })
  await change.later(expireQueue, { id: packet.id }, goodForSeconds)
  change.tell({ word: 'packets.changed', id: packet.id, cityCode: chat.city_code })
  return packet
}

function told({ no, amount_fen, greeting, expires_at }: PacketRecord) {
  return { no, amountFen: amount_fen, greeting, expiresAt: new Date(expires_at ?? 0).toISOString() }
}

export function yuan(amountFen: number): string {
  return `${Math.trunc(amountFen / 100)}.${String(amountFen % 100).padStart(2, '0')}`
}
