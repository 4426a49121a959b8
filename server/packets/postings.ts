import type { Change } from '#server/kit/change.ts'
import type { PacketRecord } from './moves.ts'

/** Ledger accounts: what red packets are paid from, what was given and is not opened yet, and what belongs to a person. */
const compensation = 'platform:compensation'
const pool = 'platform:redpacket'
const walletOf = (userId: number) => `user:${userId}:available`

/** Posts money once: the unique business key refuses a second posting, and what was opened cannot also be returned. */
async function post(
  { db }: Change,
  { id, no, amount_fen }: PacketRecord,
  key: 'redpacket_send' | 'redpacket_settle',
  [debit, credit]: [string, string],
): Promise<void> {
  await db
    .insertInto('packet_postings')
    .values({ business_key: `${key}:${no}`, packet_id: id, debit, credit, amount_fen })
    .execute()
}

export function postSent(change: Change, packet: PacketRecord): Promise<void> {
  return post(change, packet, 'redpacket_send', [compensation, pool])
}

/** Money that an app took from a person for the platform. */
export function postReceived(change: Change, packet: PacketRecord, appId: string): Promise<void> {
  return post(change, packet, 'redpacket_send', [`channel:${appId}`, pool])
}

/** To the receiver: the person, or the platform for a packet that came in. */
export function postOpened(change: Change, packet: PacketRecord): Promise<void> {
  const credit = packet.direction === 'out' ? walletOf(packet.peer_id) : compensation
  return post(change, packet, 'redpacket_settle', [pool, credit])
}

/** Back to the sender: the platform, or the person for a packet that came in. */
export function postReturned(change: Change, packet: PacketRecord): Promise<void> {
  const credit = packet.direction === 'out' ? compensation : walletOf(packet.peer_id)
  return post(change, packet, 'redpacket_settle', [pool, credit])
}
