import type { ChatGroup } from '#contract/chats/chat.ts'
import { resolveDeadline, scheduleResolveCheck } from '#server/chats/clocks/deadlines.ts'
import { priorityOf, scheduleHelpCheck } from '#server/chats/clocks/urgency.ts'
import { groupOf, orderOfPeer } from '#server/chats/read/peer-orders.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { type ChatColumns, type ChatRecord, writeChat } from './chat.ts'

type Beginning = {
  peerId: number
  cityCode: string
  channel: ChatRecord['channel']
  /** Without one, that of the order's service. */
  group?: ChatGroup | undefined
  orderNo?: string | undefined
  /** Deadlines besides that of the whole conversation. */
  deadlines?: (chat: ChatRecord, now: number) => ChatColumns
}

/** A new conversation that nobody has yet. A person has one that is not over. */
export async function insertChat(change: Change, { deadlines, ...begun }: Beginning): Promise<ChatRecord> {
  const { peerId, cityCode, channel, group, orderNo } = begun
  const order = orderNo ? await orderOfPeer(change.db, orderNo, peerId) : undefined
  const now = Date.now()
  const chat = await change.db
    .insertInto('chats')
    .values({
      peer_id: peerId,
      city_code: cityCode,
      channel,
      skill: group ?? (order ? groupOf[order.service] : 'presale'),
      priority: priorityOf(order),
      order_no: order?.no ?? null,
      last_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, { action: 'chats.begin', subject: 'chats', subjectId: chat.id, to: 'queued' })
  const waiting = await writeChat(change, chat, { ...deadlines?.(chat, now), ...resolveDeadline(change.setting, now) })
  await scheduleResolveCheck(change, waiting)
  await scheduleHelpCheck(change, waiting)
  return waiting
}
