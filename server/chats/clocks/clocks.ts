import { randomUUID } from 'node:crypto'
import { chatClocks } from '#contract/chats/chat.ts'
import { isGone, leaveQueue } from '#server/chats/desk/agents.ts'
import { assignWaiting, requeueChat } from '#server/chats/desk/assign.ts'
import { ended, wakeQueue } from '#server/chats/desk/desk.ts'
import { peerName } from '#server/chats/desk/guards.ts'
import { leave } from '#server/chats/desk/presence.ts'
import { offerQueue } from '#server/chats/desk/transfer.ts'
import { expirePacket } from '#server/chats/packets/decisions.ts'
import { expireQueue } from '#server/chats/packets/moves.ts'
import { type ChatRecord, lockChat, moveChat, noOffer, writeChat } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import { noticeEvent } from '#server/chats/thread/notifications.ts'
import { tellPeer } from '#server/chats/thread/webhooks.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { dueAtOf, dueQueue, resolveQueue, silenceQueue, waitFrom, watchDue, watchTaken } from './waits.ts'

/** A conversation that nobody takes up is passed on so often, and then stays. */
const mostBounces = 3

type About<Data> = Data & { id: number }

/** Starts everything that happens to conversations because time passes. Each acts only if nothing has changed since it was laid down. */
export async function startClocks(runtime: Runtime): Promise<void> {
  const { jobs } = runtime
  const about = <Data>(act: (change: Change, chat: ChatRecord, data: Data) => Promise<void>) => {
    return (data: About<Data>) =>
      makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
        const chat = await lockChat(change.db, data.id)
        if (chat) await act(change, chat, data)
      })
  }
  await jobs.work(dueQueue, about(overdue))
  await jobs.work(resolveQueue, about(notOver))
  await jobs.work(offerQueue, about(bounce))
  await jobs.work(wakeQueue, about(wakeUp))
  await jobs.work(silenceQueue, about(endSilent))
  await jobs.work<{ userId: number }>(leaveQueue, data => leave(runtime, data))
  await jobs.work<{ id: number }>(expireQueue, data => expirePacket(runtime, data))
}

type Due = { at: number /** Who has had it since it was late; null before that. */; to: number | null }

/** The agent and the leaders hear of it; whoever then has it too long loses it to somebody else. */
async function overdue(change: Change, chat: ChatRecord, { at, to }: Due): Promise<void> {
  if (dueAtOf(chat) !== at || chat.state === 'resolved') return
  if (to !== null) {
    const hasIt = chat.state === 'open' && chat.assignee_id === to
    if (hasIt && chat.bounces < mostBounces) await requeueChat(change, chat, { by: 'clock' })
    return
  }
  if (chat.missed_at === at) return
  const isFirst = chat.first_due_at !== null
  const missed = await writeChat(change, chat, {
    missed_at: new Date(at),
    ...(isFirst ? { is_first_missed: true } : { next_missed: chat.next_missed + 1 }),
  })
  const since = chat.waiting_since ?? at
  const params = { name: await peerName(change.db, chat), seconds: Math.round((Date.now() - since) / 1000) }
  if (chat.assignee_id !== null) await noticeEvent(change, missed, chat.assignee_id, { kind: 'chat.overdue', params })
  await noticeEvent(change, missed, 'leaders', { kind: 'chat.overdue', params })
  await watchTaken(change, missed)
}

/** Whoever has it and the leaders hear that it should have been over. */
async function notOver(change: Change, chat: ChatRecord, { at }: { at: number }): Promise<void> {
  if (chat.resolve_due_at !== at || chat.resolve_missed_at === at || chat.state === 'resolved') return
  const missed = await writeChat(change, chat, { resolve_missed_at: new Date(at) })
  const params = { name: await peerName(change.db, chat), hours: chatClocks.resolve / 3600 }
  const event = { kind: 'chat.notOver', params } as const
  if (chat.assignee_id !== null) await noticeEvent(change, missed, chat.assignee_id, event)
  await noticeEvent(change, missed, 'leaders', event)
}

async function bounce(change: Change, chat: ChatRecord, { until }: { until: number }): Promise<void> {
  if (chat.offered_until !== until) return
  const returned = await writeChat(change, chat, { ...noOffer, version: chat.version + 1 })
  await recordEvent(change, {
    action: 'chats.bounce',
    subject: 'chats',
    subjectId: chat.id,
    aboutId: chat.offered_to,
  })
  await addLine(change, returned, { event: 'bounced' })
  if (chat.assignee_id === null) return
  const params = { name: await peerName(change.db, chat) }
  await noticeEvent(change, returned, chat.assignee_id, { kind: 'chat.bounced', params })
}

async function wakeUp(change: Change, chat: ChatRecord, { until }: { until: number }): Promise<void> {
  if (chat.snoozed_until !== until || chat.assignee_id === null) return
  const woken = await moveChat(change, chat, 'wake', { by: 'clock', set: waitFrom(chat, Date.now()) })
  await watchDue(change, woken)
  await addLine(change, woken, { event: 'woken' })
  if (await isGone(change.db, chat.assignee_id)) {
    await requeueChat(change, woken, { by: 'clock' })
    return
  }
  const params = { name: await peerName(change.db, chat) }
  await noticeEvent(change, woken, chat.assignee_id, { kind: 'chat.woken', params })
}

async function endSilent(change: Change, chat: ChatRecord, { lastId }: { lastId: number }): Promise<void> {
  if (chat.state !== 'pending' || chat.last_id !== lastId) return
  const over = await moveChat(change, chat, 'resolve', { by: 'clock', set: ended(null) })
  const { chat: told } = await addLine(change, over, { event: 'closedBySilence', isForPeer: true })
  await tellPeer(change, told, 'chat.closed', {})
  await assignWaiting(change, chat.assignee_id)
}
