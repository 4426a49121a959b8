import { sql } from 'kysely'
import type { z } from 'zod'
import { shanghaiDateTime, shanghaiHour } from '#contract/base/shanghai.ts'
import type { OpenMessage, OpenMessageAnswer } from '#contract/open/open-chats.ts'
import type { Hours } from '#contract/settings/kinds.ts'
import {
  replyDeadline,
  resolveDeadline,
  scheduleReplyCheck,
  scheduleResolveCheck,
} from '#server/chats/clocks/deadlines.ts'
import { scheduleHelpCheck } from '#server/chats/clocks/urgency.ts'
import { serveWith } from '#server/chats/desk/assign.ts'
import { requeueIfLeft } from '#server/chats/desk/presence.ts'
import { lockQueue, mayServe } from '#server/chats/desk/queue.ts'
import { insertChat } from '#server/chats/thread/begin.ts'
import { type ChatRecord, lockChat, moveChat, unhide, writeChat } from '#server/chats/thread/chat.ts'
import { addMessage, addSystemMessage } from '#server/chats/thread/messages.ts'
import { notifyOfMessage } from '#server/chats/thread/notifications.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { contentOf } from './message-content.ts'
import { actorOf, findOrAddPeer, type PeerRecord } from './peers.ts'

type Sent = z.output<typeof OpenMessage>
const maxPerMinute = 20

/** Adds a message of a person outside to their current conversation or a new one. The same `messageId` again answers the same. */
export async function receiveMessage(
  change: Change,
  appId: string,
  sent: Sent,
): Promise<z.output<typeof OpenMessageAnswer>> {
  const peer = await findOrAddPeer(change.db, appId, sent.from, sent.cityCode)
  const known = await change.db
    .selectFrom('chat_messages')
    .select(['id', 'chat_id', 'sender_id'])
    .where('app_id', '=', appId)
    .where('by', '=', 'peer')
    .where('client_id', '=', sent.messageId)
    .executeTakeFirst()
  if (known) return known.sender_id === peer.user_id ? { id: known.id, chatId: known.chat_id } : refuse('requestReused')
  refuseMuted(peer)
  const asPeer = { ...change, actor: actorOf(peer) }
  const chat = await findOrBeginChat(asPeer, { peer, sent })
  await refuseFlood(change.db, chat.id)
  const { chat: written, message } = await addMessage(asPeer, chat, {
    ...(await contentOf(asPeer, chat, peer, sent)),
    by: 'peer',
    sender_id: peer.user_id,
    sender_name: peer.name,
    client_id: sent.messageId,
    app_id: appId,
  })
  const moved = await moveToOurTurn(asPeer, written)
  await notifyOfMessage(asPeer, moved, message)
  return { id: message.id, chatId: chat.id }
}

/** Length of a date and time without seconds, `2026-11-21 12:30`. */
const minuteLength = 16

function refuseMuted({ muted_until }: PeerRecord): void {
  if (muted_until !== null && muted_until > Date.now())
    refuse('peerMuted', { params: { until: shanghaiDateTime(muted_until).slice(0, minuteLength) } })
}

async function refuseFlood(db: Database, chatId: number): Promise<void> {
  const before = await db
    .selectFrom('chat_messages')
    .select('at')
    .where('chat_id', '=', chatId)
    .where('by', '=', 'peer')
    .orderBy('id', 'desc')
    .offset(maxPerMinute - 1)
    .limit(1)
    .executeTakeFirst()
  if (before && before.at > Date.now() - 60_000) refuse('tooFast')
}

/** The person's conversation that is not over, or was resolved within a day, else a new one. Locked. */
async function findOrBeginChat(change: Change, { peer, sent }: { peer: PeerRecord; sent: Sent }): Promise<ChatRecord> {
  const last = await change.db
    .selectFrom('chats')
    .select('id')
    .where('peer_id', '=', peer.user_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const chat = last && (await lockChat(change.db, last.id))
  if (!chat) return beginChat(change, { peer, sent })
  if (chat.state !== 'resolved') return chat
  const canReopen = (chat.resolved_at ?? 0) > Date.now() - change.setting('chats.reopen') * 1000
  if (!canReopen || chat.assignee_id === null) return beginChat(change, { peer, sent })
  const reopened = await moveChat(change, chat, 'reopen', {
    by: 'peer',
    set: resolveDeadline(change.setting, Date.now()),
  })
  await scheduleResolveCheck(change, reopened)
  await scheduleHelpCheck(change, reopened)
  return (await addSystemMessage(change, reopened, { event: 'reopened', params: { name: peer.name } })).chat
}

type Beginning = { peer: PeerRecord; sent: Sent }

/** The queue is locked before it begins, so that of two at once the first in the queue is the first to be assigned. */
async function beginChat(change: Change, { peer, sent }: Beginning): Promise<ChatRecord> {
  await lockQueue(change.db)
  const waiting = await insertChat(change, {
    peerId: peer.user_id,
    cityCode: sent.cityCode,
    channel: sent.channel,
    group: sent.group,
    orderNo: sent.orderNo,
    deadlines: (chat, now) => replyDeadline(change.setting, chat, now),
  })
  await scheduleReplyCheck(change, waiting)
  return greetQueued(change, await serveWith(change, waiting))
}

/** Moves the conversation after a message of the person: we owe a reply. */
async function moveToOurTurn(change: Change, chat: ChatRecord): Promise<ChatRecord> {
  await unhide(change.db, chat.id)
  const waits = replyDeadline(change.setting, chat, Date.now())
  const asked =
    chat.state === 'pending' || chat.state === 'snoozed'
      ? await moveChat(change, chat, 'ask', { by: 'peer', set: waits })
      : await writeChat(change, chat, waits)
  if (chat.waiting_since === null) await scheduleReplyCheck(change, asked)
  // The assignee may have gone offline since the last reply.
  const requeued = asked.state === 'open' ? await requeueIfLeft(change, asked, 'peer') : null
  return requeued ? greetQueued(change, requeued) : asked
}

/** Sends a person in the queue how many are before them or, outside the hours with no agent present, to leave a message. */
async function greetQueued(change: Change, chat: ChatRecord): Promise<ChatRecord> {
  const hours = change.setting('chats.hours')
  if (chat.state !== 'queued') return chat
  if (!isWithin(hours, Date.now()) && !(await hasAgent(change, chat))) {
    const params = { from: `${hours.from}:00`, to: `${hours.to}:00` }
    return (await addSystemMessage(change, chat, { event: 'offHours', params, isForPeer: true })).chat
  }
  const { ahead } = await change.db
    .selectFrom('chats')
    .select(row => row.fn.countAll<number>().as('ahead'))
    .where('state', '=', 'queued')
    .where('city_code', '=', chat.city_code)
    .where('id', '<', chat.id)
    .executeTakeFirstOrThrow()
  return (await addSystemMessage(change, chat, { event: 'queued', params: { ahead }, isForPeer: true })).chat
}

/** The hours may span midnight, as from 22 to 6. */
function isWithin({ from, to }: Hours, at: number): boolean {
  const hour = shanghaiHour(at)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Whether an agent who could take it is present. */
async function hasAgent({ db }: Change, { id }: ChatRecord): Promise<boolean> {
  const { rows } = await sql`select 1 from chats c, chat_agents a join users u on u.id = a.user_id
    where c.id = ${id} and a.status <> 'offline' and ${mayServe} limit 1`.execute(db)
  return rows.length > 0
}
