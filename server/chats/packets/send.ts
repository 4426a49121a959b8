import type { z } from 'zod'
import { largestPacketFen, type PacketRow, type packets } from '#contract/money/packets.ts'
import { answered } from '#server/chats/desk/answering.ts'
import { holdOwn } from '#server/chats/desk/guards.ts'
import { refuseUnsafe } from '#server/chats/desk/outgoing.ts'
import { peerOf } from '#server/chats/open/peers.ts'
import { orderOfPeer } from '#server/chats/read/orders.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import { linkTo } from '#server/chats/thread/notifications.ts'
import { isComplaintOf } from '#server/complaints/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'
import { notify } from '#server/notifications/index.ts'
import { type Allowance, allowanceOf, refuseBeyondLimits, refuseOwnInterest } from './limits.ts'
import { deliverPacket, packetNo, sentNow, yuan } from './moves.ts'
import { answerPacket, packetsWithPeople, viewPacket } from './view.ts'

type Asked = z.output<typeof packets.send.input>

export async function send(context: CommandContext, asked: Asked): Promise<PacketRow> {
  const { db, caller } = context
  const known = await findSent(context, asked)
  if (known) return answerPacket(db, caller, known.id)
  refuseUnsafe(context.runtime.config, asked.greeting)
  const chat = await holdOwn(context, asked.chatId, () => refuseCaseless(asked))
  // Somebody sent the same while we waited for the lock.
  const meanwhile = await findSent(context, asked)
  if (meanwhile) return answerPacket(db, caller, meanwhile.id)
  await refuseWrong(context, chat, asked)
  const { singleFen } = await refuseBeyondLimits(db, caller, { peerId: chat.peer_id, amountFen: asked.amountFen })
  const isAlone = asked.amountFen <= singleFen
  const packet = await insert(context, chat, asked, isAlone)
  await recordEvent(context, {
    action: 'packets.send',
    subject: 'packets',
    subjectId: packet.id,
    subjectNo: packet.no,
    to: packet.state,
    changes: { amountFen: [null, packet.amount_fen] },
    aboutId: chat.peer_id,
  })
  if (isAlone)
    await answered(context, await deliverPacket(context, chat, packet, { id: caller.userId, name: caller.name }))
  else await askForApproval(context, chat, asked.amountFen)
  context.tell({ word: 'packets.changed', id: packet.id, cityCode: chat.city_code })
  return answerPacket(db, caller, packet.id)
}

function findSent({ db, caller }: CommandContext, { clientId }: Asked) {
  return db
    .selectFrom('packets')
    .select('id')
    .where('staff_id', '=', caller.userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

function refuseCaseless({ orderNo, complaintNo }: Asked): void {
  if (!orderNo && !complaintNo) refuse('packetNeedsCase')
}

async function refuseWrong({ db, caller }: CommandContext, chat: ChatRecord, asked: Asked): Promise<void> {
  if (asked.amountFen > largestPacketFen) refuse('packetTooLarge')
  if (asked.orderNo && !(await orderOfPeer(db, asked.orderNo, chat.peer_id))) refuse('notOfThisPerson')
  if (asked.complaintNo) {
    const { kind, app_id: appId, external_id: externalId } = await peerOf(db, chat.peer_id)
    if (!(await isComplaintOf(db, asked.complaintNo, { kind, appId, externalId }))) refuse('notOfThisPerson')
  }
  await refuseOwnInterest(db, caller.userId, chat.peer_id)
}

function insert({ db, caller }: CommandContext, chat: ChatRecord, asked: Asked, isAlone: boolean) {
  return db
    .insertInto('packets')
    .values({
      no: packetNo,
      direction: 'out',
      state: isAlone ? 'sent' : 'pending_approval',
      chat_id: chat.id,
      peer_id: chat.peer_id,
      staff_id: caller.userId,
      client_id: asked.clientId,
      amount_fen: asked.amountFen,
      reason_code: asked.reasonCode,
      greeting: asked.greeting,
      order_no: asked.orderNo || null,
      complaint_no: asked.complaintNo || null,
      ...(isAlone && sentNow()),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function askForApproval(context: CommandContext, chat: ChatRecord, amountFen: number): Promise<void> {
  await notify(context, {
    type: 3,
    kind: 'packet.waits',
    params: { yuan: yuan(amountFen), by: context.caller.name },
    to: { permission: 'chats.approvePacket', cityCode: chat.city_code },
    link: linkTo(chat),
  })
}

export function allowance({ db, caller }: QueryContext): Promise<Allowance> {
  return allowanceOf(db, caller)
}

export async function list(
  { db, caller }: QueryContext,
  { state, forMe, after, limit }: z.output<typeof packets.list.input>,
): Promise<{ rows: PacketRow[]; next: string | null }> {
  const found = await packetsWithPeople(db, caller)
    .$if(state !== undefined, rows => rows.where('packets.state', '=', state ?? 'sent'))
    .$if(forMe, rows =>
      rows.where('packets.state', '=', 'pending_approval').where('packets.staff_id', '<>', caller.userId),
    )
    .$if(Boolean(after), rows => rows.where('packets.id', '<', Number(after)))
    .orderBy('packets.id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(row => viewPacket(row, caller)),
    next: found.length > limit && last ? String(last.id) : null,
  }
}
