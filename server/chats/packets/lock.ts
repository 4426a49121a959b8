import type { PacketAction } from '#contract/money/packets.ts'
import { type ChatRecord, lockChat } from '#server/chats/index.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { packetRecords } from './moves.ts'
import type { PacketRecord } from './table.ts'
import { answerPacket, packetsWithPeople } from './view.ts'

type LockedPacket = { chat: ChatRecord; packet: PacketRecord }

export function lockPacket(db: Database, id: number): Promise<PacketRecord> {
  return db.selectFrom('packets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Locks a packet for an action that the guard allows the caller; its conversation is locked first, as everywhere. */
export async function lockForAction(
  context: CommandContext,
  { id, version }: { id: number; version: number | undefined },
  action: PacketAction,
): Promise<LockedPacket> {
  const { db, caller } = context
  const seen = await packetsWithPeople(db, caller).where('packets.id', '=', id).executeTakeFirst()
  const chat = seen && (await lockChat(db, seen.chat_id))
  if (!chat) return refuse('notFound')
  const fresh = () => answerPacket(db, caller, id)
  const packet = await lockSeen(db, {
    subject: 'packets',
    id,
    version,
    lock: () => lockPacket(db, id),
    fresh,
  })
  await packetRecords.refuseNotAllowed(packet, action, caller, fresh)
  return { chat, packet }
}
