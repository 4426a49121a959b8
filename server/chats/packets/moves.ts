import { sql, type Updateable } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import { type PacketMove, packetActions, packetMachine } from '#contract/money/packets.ts'
import { addMessage, addSystemMessage, type ChatRecord, enqueueChatWebhook } from '#server/chats/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Tables } from '#server/kit/database.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { numberStamp } from '#server/kit/rows/shanghai.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { packetGuard } from './guards.ts'
import { postOpened, postReturned, postSent } from './postings.ts'
import { type PacketRecord, packetStateColumn } from './table.ts'

/** The number of a new packet: `HB`, date and time in Shanghai, six digits. */
export const packetNo = sql<string>`'HB' || ${numberStamp} || lpad(nextval('packet_numbers')::text, 6, '0')`

export const expireQueue = 'packets.expire'

/** Red packets. Their lists are those of their conversations, which `movePacket` has. */
export const packetRecords = recordsOf(packetStateColumn, {
  subject: 'packets',
  no: ({ no }) => no,
  kind: ({ direction }) => direction,
  event: ({ peer_id }) => ({ aboutId: peer_id }),
  actions: packetActions,
  guard: packetGuard,
})

type MoveInput = { by: 'staff' | 'peer' | 'clock'; set?: Updateable<Tables['packets']>; reason?: string | undefined }

/** Moves a packet that this transaction has locked; refuses what the machine does not know. */
export async function movePacket(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  move: PacketMove,
  { by, set, reason }: MoveInput,
): Promise<PacketRecord> {
  const moved = await packetRecords.move(change, packet, move, {
    by,
    ...(set && { set }),
    event: { reason: reason ?? null },
  })
  nudgePacket(change, chat, packet)
  return moved
}

export function nudgePacket({ nudge }: Pick<Change, 'nudge'>, { city_code }: ChatRecord, { id }: PacketRecord): void {
  nudge({ word: 'packets.changed', id, cityCode: city_code })
}

/** The columns of a packet that is sent now, and until when the receiver can open it. */
export function sentNow({ setting }: Pick<Change, 'setting'>) {
  const seconds = secondsInState(packetMachine, { state: 'sent' }, setting)
  return { sent_at: new Date(), expires_at: new Date(Date.now() + seconds * 1000) }
}

export async function scheduleExpiry(
  { later }: Pick<Change, 'later'>,
  { id, expires_at }: PacketRecord,
): Promise<void> {
  const seconds = Math.ceil(((expires_at ?? 0) - Date.now()) / 1000)
  await later(expireQueue, { id }, Math.max(0, seconds))
}

/** Posts the money of a packet that was sent, and shows it in the conversation. Answers the conversation as it is then. */
export async function deliverPacket(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  sender: { id: number; name: string },
): Promise<ChatRecord> {
  await postSent(change, packet)
  const { chat: written } = await addMessage(change, chat, {
    kind: 'packet',
    by: 'staff',
    sender_id: sender.id,
    sender_name: sender.name,
    text: packet.greeting,
    packet_id: packet.id,
  })
  const message = { key: 'redpacket.sent', values: packetValues(packet) } as const
  await enqueueChatWebhook(change, chat, 'redpacket.sent', webhookData(packet), message)
  await scheduleExpiry(change, packet)
  return written
}

/** Shows to staff alone that it waits for approval; the message stays and says what was decided. */
export async function noteWaiting(context: CommandContext, chat: ChatRecord, packet: PacketRecord): Promise<void> {
  await addMessage(context, chat, {
    kind: 'packet',
    by: 'staff',
    sender_id: context.caller.userId,
    sender_name: context.caller.name,
    text: packet.greeting,
    packet_id: packet.id,
    is_private: true,
  })
}

/** Opened by its receiver, which is the platform for a packet that came in. */
export async function openPacket(change: Change, chat: ChatRecord, packet: PacketRecord): Promise<PacketRecord> {
  await postOpened(change, packet)
  const by = packet.direction === 'out' ? 'peer' : 'staff'
  const opened = await movePacket(change, chat, packet, 'open', { by, set: { opened_at: new Date() } })
  await addSystemMessage(change, chat, {
    event: 'packetOpened',
    params: { yuan: yuanText(packet.amount_fen), name: change.actor.name },
  })
  return opened
}

/** Returns the money to where it came from, by the clock or by staff. */
export async function returnPacket(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  { move, reason }: { move: 'expire' | 'revoke'; reason?: string },
): Promise<PacketRecord> {
  await postReturned(change, packet)
  const isExpired = move === 'expire'
  const isOut = packet.direction === 'out'
  const moved = await movePacket(change, chat, packet, move, { by: isExpired ? 'clock' : 'staff', reason })
  await addSystemMessage(change, chat, {
    event: isExpired ? 'packetExpired' : 'packetRevoked',
    params: { yuan: yuanText(packet.amount_fen) },
    isForPeer: isOut,
  })
  const type = isExpired ? 'redpacket.expired' : 'redpacket.revoked'
  const message = isExpired ? ({ key: 'redpacket.expired', values: packetValues(packet) } as const) : null
  if (isOut) await enqueueChatWebhook(change, chat, type, webhookData(packet), message)
  return moved
}

/** The values of a message to the receiver. */
export function packetValues({ no, amount_fen, greeting, expires_at }: PacketRecord) {
  return { no, amount: amount_fen, greeting, until: expires_at }
}

function webhookData({ no, amount_fen, greeting, expires_at }: PacketRecord) {
  return { no, amountFen: amount_fen, greeting, expiresAt: new Date(expires_at ?? 0).toISOString() }
}
