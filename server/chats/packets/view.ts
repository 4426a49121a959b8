import type { Selectable } from 'kysely'
import type { PacketRow } from '#contract/money/packets.ts'
import { inScope } from '#server/chats/scope.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

export type PacketRecord = Selectable<Tables['packets']>
type ListedPacket = PacketRecord & { peer_name: string; staff_name: string | null; decider_name: string | null }

/** Red packets of conversations in the reader's cities, with the names of those concerned. */
export function packetsWithPeople(db: Database, caller: Pick<Caller, 'cityCodes'>) {
  return db
    .selectFrom('packets')
    .innerJoin('chats', 'chats.id', 'packets.chat_id')
    .innerJoin('users as peer', 'peer.id', 'packets.peer_id')
    .leftJoin('users as staff', 'staff.id', 'packets.staff_id')
    .leftJoin('users as decider', 'decider.id', 'packets.decided_by')
    .selectAll('packets')
    .select(['peer.nick_name as peer_name', 'staff.nick_name as staff_name', 'decider.nick_name as decider_name'])
    .where(inScope(caller))
}

export async function answerPacket(db: Database, caller: Caller, id: number): Promise<PacketRow> {
  const row = await packetsWithPeople(db, caller).where('packets.id', '=', id).executeTakeFirst()
  return row ? viewPacket(row, caller) : refuse('notFound')
}

export function viewPacket(packet: ListedPacket, caller: Caller): PacketRow {
  const person = { id: packet.peer_id, name: packet.peer_name }
  const isOut = packet.direction === 'out'
  return {
    id: packet.id,
    no: packet.no,
    direction: packet.direction,
    state: packet.state,
    chatId: packet.chat_id,
    receiver: isOut ? person : { id: null, name: '' },
    sender: isOut ? { id: packet.staff_id ?? packet.peer_id, name: packet.staff_name ?? '' } : person,
    amountFen: packet.amount_fen,
    reasonCode: packet.reason_code,
    greeting: packet.greeting,
    orderNo: packet.order_no,
    complaintNo: packet.complaint_no,
    decidedBy: packet.decider_name ?? '',
    decision: packet.decision,
    createdAt: packet.created_at,
    expiresAt: packet.expires_at,
    openedAt: packet.opened_at,
    version: packet.version,
    allowed: allowedOf(packet, caller),
  }
}

function allowedOf(packet: PacketRecord, { userId, permissions }: Caller): PacketRow['allowed'] {
  const isMine = packet.staff_id === userId
  if (packet.state === 'pending_approval')
    return permissions.has('chats.approvePacket') && !isMine ? ['approve', 'reject'] : []
  if (packet.state !== 'sent') return []
  if (packet.direction === 'in') return permissions.has('chats.reply') ? ['claim'] : []
  const mayRevoke = permissions.has('chats.sendPacket') && (isMine || permissions.has('chats.monitor'))
  return mayRevoke ? ['revoke'] : []
}
