import { leaveQueue } from '#server/chats/desk/agents.ts'
import { lookAgainQueue, requeueChat, serveQueue } from '#server/chats/desk/assign.ts'
import { nameOfPeer } from '#server/chats/desk/lock.ts'
import { resolvedBy, snoozeQueue } from '#server/chats/desk/moves.ts'
import { requeueChatsOf, requeueIfLeft } from '#server/chats/desk/presence.ts'
import { offerQueue } from '#server/chats/desk/transfer.ts'
import { type ChatRecord, lockChat, moveChat, noOffer, writeChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import { notifyOfEvent } from '#server/chats/thread/notifications.ts'
import { enqueueChatWebhook } from '#server/chats/thread/webhooks.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import {
  replyDeadline,
  replyDueAt,
  replyQueue,
  resolveQueue,
  scheduleReassignment,
  scheduleReplyCheck,
  silenceQueue,
} from './deadlines.ts'

/** Maximum reassignments of a conversation that no agent replies to. */
const maxBounces = 3

type ChatJob<Data> = Data & { id: number }

/** Starts the jobs of the conversations' clocks. Each does nothing if the deadline it was scheduled for no longer holds. */
export async function startClocks(runtime: Runtime): Promise<void> {
  const { jobs } = runtime
  const onChat = <Data>(act: (change: Change, chat: ChatRecord, data: Data) => Promise<void>) => {
    return (data: ChatJob<Data>) =>
      makeClockChange(runtime, async change => {
        const chat = await lockChat(change.db, data.id)
        if (chat) await act(change, chat, data)
      })
  }
  await jobs.work(replyQueue, onChat(onReplyOverdue))
  await jobs.work(resolveQueue, onChat(onResolveOverdue))
  await jobs.work(offerQueue, onChat(onOfferExpired))
  await jobs.work(snoozeQueue, onChat(onSnoozeEnded))
  await jobs.work(silenceQueue, onChat(onSilence))
  // Once its conversation is locked, whoever had it locked has committed.
  await jobs.work(
    lookAgainQueue,
    onChat(async change => void (await serveQueue(change))),
  )
  await jobs.work<{ userId: number }>(leaveQueue, data => requeueChatsOf(runtime, data))
}

type Due = {
  at: number
  /** The assignee since the reply was late; null in the first check. */
  to: number | null
}

/** Notifies the assignee and the leaders; in the second check the conversation goes to somebody else. */
async function onReplyOverdue(change: Change, chat: ChatRecord, { at, to }: Due): Promise<void> {
  if (replyDueAt(chat) !== at || chat.state === 'resolved') return
  if (to !== null) {
    const isStillTheirs = chat.state === 'open' && chat.assignee_id === to
    if (isStillTheirs && chat.bounces < maxBounces) await requeueChat(change, chat, { by: 'clock' })
    return
  }
  if (chat.missed_at === at) return
  const isFirst = chat.first_due_at !== null
  const missed = await writeChat(change, chat, {
    missed_at: new Date(at),
    ...(isFirst ? { is_first_missed: true } : { next_missed: chat.next_missed + 1 }),
  })
  const since = chat.waiting_since ?? at
  const params = { name: await nameOfPeer(change.db, chat), seconds: Math.round((Date.now() - since) / 1000) }
  if (chat.assignee_id !== null) await notifyOfEvent(change, missed, chat.assignee_id, { kind: 'chat.overdue', params })
  await notifyOfEvent(change, missed, 'leaders', { kind: 'chat.overdue', params })
  await scheduleReassignment(change, missed)
}

async function onResolveOverdue(change: Change, chat: ChatRecord, { at }: { at: number }): Promise<void> {
  if (chat.resolve_due_at !== at || chat.resolve_missed_at === at || chat.state === 'resolved') return
  const missed = await writeChat(change, chat, { resolve_missed_at: new Date(at) })
  const params = { name: await nameOfPeer(change.db, chat), hours: Math.round(change.setting('chats.resolve') / 3600) }
  const event = { kind: 'chat.notOver', params } as const
  if (chat.assignee_id !== null) await notifyOfEvent(change, missed, chat.assignee_id, event)
  await notifyOfEvent(change, missed, 'leaders', event)
}

async function onOfferExpired(change: Change, chat: ChatRecord, { until }: { until: number }): Promise<void> {
  if (chat.offered_until !== until) return
  const returned = await writeChat(change, chat, { ...noOffer, version: chat.version + 1 })
  await recordEvent(change, {
    action: 'chats.bounce',
    subject: 'chats',
    subjectId: chat.id,
    aboutId: chat.offered_to,
  })
  await addSystemMessage(change, returned, { event: 'bounced' })
  if (chat.assignee_id === null) return
  const params = { name: await nameOfPeer(change.db, chat) }
  await notifyOfEvent(change, returned, chat.assignee_id, { kind: 'chat.bounced', params })
}

async function onSnoozeEnded(change: Change, chat: ChatRecord, { until }: { until: number }): Promise<void> {
  if (chat.snoozed_until !== until || chat.assignee_id === null) return
  const woken = await moveChat(change, chat, 'wake', {
    by: 'clock',
    set: replyDeadline(change.setting, chat, Date.now()),
  })
  await scheduleReplyCheck(change, woken)
  await addSystemMessage(change, woken, { event: 'woken' })
  if (await requeueIfLeft(change, woken, 'clock')) return
  const params = { name: await nameOfPeer(change.db, chat) }
  await notifyOfEvent(change, woken, chat.assignee_id, { kind: 'chat.woken', params })
}

async function onSilence(change: Change, chat: ChatRecord, { lastId }: { lastId: number }): Promise<void> {
  if (chat.state !== 'pending' || chat.last_id !== lastId) return
  const over = await moveChat(change, chat, 'resolve', { by: 'clock', set: resolvedBy(null) })
  const { chat: written } = await addSystemMessage(change, over, { event: 'closedBySilence', isForPeer: true })
  await enqueueChatWebhook(change, written, 'chat.closed', {})
  await serveQueue(change, { freed: chat.assignee_id })
}
