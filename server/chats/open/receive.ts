import type { z } from 'zod'
import { chatClocks } from '#contract/chats/chat.ts'
import type { OpenMessage, OpenMessageAnswer } from '#contract/open/open-chats.ts'
import { priorityOf, watchHelp } from '#server/chats/clocks/urgency.ts'
import { resolveFrom, waitFrom, watchDue, watchResolve } from '#server/chats/clocks/waits.ts'
import { isGone } from '#server/chats/desk/agents.ts'
import { assignChat, requeueChat } from '#server/chats/desk/assign.ts'
import { groupOf, orderOfPeer } from '#server/chats/read/orders.ts'
import { type ChatRecord, lockChat, moveChat, unhide, writeChat } from '#server/chats/thread/chat.ts'
import { addLine, addMessage } from '#server/chats/thread/messages.ts'
import { noticeMessage } from '#server/chats/thread/notifications.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { greetWaiting } from './greeting.ts'
import { contentOf } from './message-content.ts'
import { actorOf, meetPeer, type PeerRecord } from './peers.ts'

type Sent = z.output<typeof OpenMessage>
const mostAMinute = 20

/** Takes in a message of somebody outside, into the conversation that is there or a new one. The same `messageId` again answers the same. */
export async function receiveMessage(
  change: Change,
  { CHAT_HOURS: hours }: Pick<Config, 'CHAT_HOURS'>,
  appId: string,
  sent: Sent,
): Promise<z.output<typeof OpenMessageAnswer>> {
  const peer = await meetPeer(change.db, appId, sent.from, sent.cityCode)
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
  const chat = await chatFor(asPeer, { peer, sent, hours })
  await refuseFlood(change.db, chat.id)
  const { chat: written, message } = await addMessage(asPeer, chat, {
    ...(await contentOf(asPeer, chat, peer, sent)),
    by: 'peer',
    sender_id: peer.user_id,
    sender_name: peer.name,
    client_id: sent.messageId,
    app_id: appId,
  })
  const standing = await stand(asPeer, written, hours)
  await noticeMessage(asPeer, standing, message)
  return { id: message.id, chatId: chat.id }
}

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

function refuseMuted({ muted_until }: PeerRecord): void {
  if (muted_until !== null && muted_until > Date.now())
    refuse('peerMuted', { params: { until: clockFormat.format(muted_until) } })
}

async function refuseFlood(db: Database, chatId: number): Promise<void> {
  const before = await db
    .selectFrom('chat_messages')
    .select('at')
    .where('chat_id', '=', chatId)
    .where('by', '=', 'peer')
    .orderBy('id', 'desc')
    .offset(mostAMinute - 1)
    .limit(1)
    .executeTakeFirst()
  if (before && before.at > Date.now() - 60_000) refuse('tooFast')
}

/** The conversation that is not over, or was until yesterday, else a new one. Locked. */
async function chatFor(
  change: Change,
  { peer, sent, hours }: { peer: PeerRecord; sent: Sent; hours: Config['CHAT_HOURS'] },
): Promise<ChatRecord> {
  const last = await change.db
    .selectFrom('chats')
    .select('id')
    .where('peer_id', '=', peer.user_id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const chat = last && (await lockChat(change.db, last.id))
  if (!chat) return begin(change, { peer, sent, hours, stickTo: null })
  if (chat.state !== 'resolved') return chat
  const canReopen = (chat.resolved_at ?? 0) > Date.now() - chatClocks.reopen * 1000
  if (!canReopen || chat.assignee_id === null) return begin(change, { peer, sent, hours, stickTo: chat.assignee_id })
  const reopened = await moveChat(change, chat, 'reopen', { by: 'peer', set: resolveFrom(Date.now()) })
  await watchResolve(change, reopened)
  await watchHelp(change, reopened)
  return (await addLine(change, reopened, { event: 'reopened', params: { name: peer.name } })).chat
}

type Beginning = { peer: PeerRecord; sent: Sent; hours: Config['CHAT_HOURS']; stickTo: number | null }

async function begin(change: Change, { peer, sent, hours, stickTo }: Beginning): Promise<ChatRecord> {
  const order = sent.orderNo ? await orderOfPeer(change.db, sent.orderNo, peer.user_id) : undefined
  const now = Date.now()
  const chat = await change.db
    .insertInto('chats')
    .values({
      peer_id: peer.user_id,
      city_code: sent.cityCode,
      channel: sent.channel,
      skill: sent.group ?? (order ? groupOf[order.service] : 'presale'),
      priority: priorityOf(order),
      order_no: order?.no ?? null,
      last_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(change, { action: 'chats.begin', subject: 'chats', subjectId: chat.id, to: 'queued' })
  const waiting = await writeChat(change, chat, { ...waitFrom(chat, now), ...resolveFrom(now) })
  await watchDue(change, waiting)
  await watchResolve(change, waiting)
  await watchHelp(change, waiting)
  return greetWaiting(change, await assignChat(change, waiting, { stickTo }), hours)
}

/** Where the conversation stands now that they have written: it is our turn. */
async function stand(change: Change, chat: ChatRecord, hours: Config['CHAT_HOURS']): Promise<ChatRecord> {
  await unhide(change.db, chat.id)
  const waits = waitFrom(chat, Date.now())
  const asked =
    chat.state === 'pending' || chat.state === 'snoozed'
      ? await moveChat(change, chat, 'ask', { by: 'peer', set: waits })
      : await writeChat(change, chat, waits)
  if (chat.waiting_since === null) await watchDue(change, asked)
  // Whoever answered last has gone off duty since.
  if (asked.state === 'open' && (await isGone(change.db, asked.assignee_id)))
    return greetWaiting(change, await requeueChat(change, asked, { by: 'peer' }), hours)
  return asked
}
