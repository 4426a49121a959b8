import type { PacketRow } from '#contract/money/packets.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { asWritten } from '#server/people/index.ts'
import { packetRecords } from './moves.ts'
import type { PacketRecord } from './table.ts'

type ListedPacket = PacketRecord & { peer_name: string; staff_name: string | null; decider_name: string | null }

/** Red packets of conversations in the reader's cities, with the names of their people. */
export function packetsWithPeople(db: Database, caller: Pick<Caller, 'cityCodes'>) {
  return db
    .selectFrom('packets')
    .innerJoin('chats', 'chats.id', 'packets.chat_id')
    .innerJoin('users as peer', 'peer.id', 'packets.peer_id')
    .leftJoin('users as staff', 'staff.id', 'packets.staff_id')
    .leftJoin('users as decider', 'decider.id', 'packets.decided_by')
    .selectAll('packets')
    .select(['peer.nick_name as peer_name', 'staff.nick_name as staff_name', 'decider.nick_name as decider_name'])
    .where(inCities('chats.city_code', caller))
}

export async function answerPacket(db: Database, caller: Caller, id: number): Promise<PacketRow> {
  const row = await packetsWithPeople(db, caller).where('packets.id', '=', id).executeTakeFirst()
  return row ? viewPacket(row, caller) : refuse('notFound')
}

const maxOfPeer = 20

/** The last packets of a person, in the reader's cities. */
export async function packetsOfPeer(db: Database, caller: Caller, peerId: number): Promise<PacketRow[]> {
  const rows = await packetsWithPeople(db, caller)
    .where('packets.peer_id', '=', peerId)
    .orderBy('packets.id', 'desc')
    .limit(maxOfPeer)
    .modifyEnd(genericPlan)
    .execute()
  return rows.map(row => viewPacket(row, caller))
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
    greeting: asWritten(packet.greeting),
    orderNo: packet.order_no,
    complaintNo: packet.complaint_no,
    decidedBy: packet.decider_name ?? '',
    decision: asWritten(packet.decision),
    createdAt: packet.created_at,
    expiresAt: packet.expires_at,
    openedAt: packet.opened_at,
    version: packet.version,
    allowed: packetRecords.allowed(packet, caller),
  }
}
