import type { LedgerEvent } from '#contract/money/accounts.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import {
  channelAccount,
  credit,
  debit,
  type LedgerLine,
  personAccount,
  platformAccount,
  postTransaction,
} from '#server/money/ledger/index.ts'
import type { PacketRecord } from './table.ts'

/** What red packets are paid from, and what was given and is not opened yet. */
const compensation = platformAccount('compensation')
const pool = platformAccount('redpacket')

type Transfer = {
  event: Extract<LedgerEvent, `packet${string}`>
  from: LedgerLine['account']
  to: LedgerLine['account']
  channelNo?: string
}

async function post(change: Change, packet: PacketRecord, { event, from, to, channelNo }: Transfer): Promise<void> {
  const { id, no, amount_fen } = packet
  const posted = await postTransaction(change, {
    event,
    subject: 'packets',
    subjectId: id,
    subjectNo: no,
    orderId: await orderOf(change.db, packet),
    ...(channelNo !== undefined && { channelNo }),
    lines: [debit(from, amount_fen), credit(to, amount_fen)],
  })
  if (posted === null) throw new Error(`${event} of red packet ${no} was posted before.`)
}

/** The order that a packet is about, by itself or by its complaint. */
async function orderOf(db: Database, { order_no, complaint_no }: PacketRecord): Promise<number | null> {
  if (order_no !== null) {
    const order = await db.selectFrom('orders').select('id').where('no', '=', order_no).executeTakeFirst()
    return order?.id ?? null
  }
  const complaint = await db
    .selectFrom('complaints')
    .select('order_id')
    .where('no', '=', complaint_no ?? '')
    .executeTakeFirst()
  return complaint?.order_id ?? null
}

export function postSent(change: Change, packet: PacketRecord): Promise<void> {
  return post(change, packet, { event: 'packetSend', from: compensation, to: pool })
}

/** Money that an app took from a person for the platform; the number is that of the app. */
export function postReceived(
  change: Change,
  packet: PacketRecord,
  { appId, channelNo }: { appId: string; channelNo: string },
): Promise<void> {
  return post(change, packet, { event: 'packetSend', from: channelAccount(appId), to: pool, channelNo })
}

/** To the receiver: the person, or the platform for a packet that came in. */
export function postOpened(change: Change, packet: PacketRecord): Promise<void> {
  const to = packet.direction === 'out' ? personAccount(packet.peer_id, 'available') : compensation
  return post(change, packet, { event: 'packetOpen', from: pool, to })
}

/** Back to the sender: the platform, or the person for a packet that came in. */
export function postReturned(change: Change, packet: PacketRecord): Promise<void> {
  const to = packet.direction === 'out' ? compensation : personAccount(packet.peer_id, 'available')
  return post(change, packet, { event: 'packetReturn', from: pool, to })
}
