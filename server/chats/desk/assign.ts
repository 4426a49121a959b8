import { replyDeadline, scheduleReassignment, scheduleReplyCheck } from '#server/chats/clocks/deadlines.ts'
import { type ChatRecord, moveChat, noOffer, writeChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import type { Change } from '#server/kit/change.ts'
import { lockOnline, lockQueue, lockWaiting, type Next, nextInQueue, roomOf } from './queue.ts'

export const lookAgainQueue = 'chats.lookAgain'

/**
 * Assigns waiting conversations as long as an agent is free for one, in the order of the queue. Where somebody else has one locked, a place
 * is kept for it, and the queue is served again once it is unlocked: waiting for it here could end in a deadlock. Answers what was assigned.
 */
export async function serveQueue(
  change: Change,
  { freed = null }: { freed?: number | null } = {},
): Promise<ChatRecord[]> {
  const { db } = change
  await lockQueue(db)
  const assigned: ChatRecord[] = []
  const kept: Next[] = []
  for (;;) {
    const next = await nextInQueue(db, { freed, kept })
    if (!next) return assigned
    const chat = await lockWaiting(db, next)
    if (!chat) {
      kept.push(next)
      await change.later(lookAgainQueue, { id: next.chatId })
      continue
    }
    // Who left or was given one while this waited for the lock is not next again.
    const isOnline = await lockOnline(db, next.userId)
    const keptFor = kept.filter(({ userId }) => userId === next.userId).length
    if (isOnline && (await roomOf(db, next.userId)) > keptFor) assigned.push(await assignTo(change, chat, next))
  }
}

/** Serves the queue after this conversation was put into it; answers it as it is then. */
export async function serveWith(change: Change, chat: ChatRecord): Promise<ChatRecord> {
  const assigned = await serveQueue(change)
  return assigned.find(({ id }) => id === chat.id) ?? chat
}

/** `handed`: by a monitor, instead of by the queue. */
export async function assignTo(
  change: Change,
  chat: ChatRecord,
  { userId, name }: Pick<Next, 'userId' | 'name'>,
  handed?: { by: string; note: string },
): Promise<ChatRecord> {
  await change.db.updateTable('chat_agents').set({ assigned_at: new Date() }).where('user_id', '=', userId).execute()
  const assigned = await moveChat(change, chat, 'assign', {
    by: handed ? 'staff' : 'clock',
    set: { assignee_id: userId },
    reason: handed?.note || null,
    aboutId: userId,
  })
  await scheduleReassignment(change, assigned)
  const params = { name, ...handed }
  return (await addSystemMessage(change, assigned, { event: 'assigned', params, isForPeer: true })).chat
}

/** Takes it from its assignee, puts it back into the queue and looks for other agents. */
export async function requeueChat(
  change: Change,
  chat: ChatRecord,
  { by, skill, reason }: { by: 'staff' | 'clock' | 'peer'; skill?: ChatRecord['skill']; reason?: string },
): Promise<ChatRecord> {
  const from = chat.assignee_id
  const waiting = await moveChat(change, chat, 'requeue', {
    by,
    set: {
      assignee_id: null,
      returned_by: from,
      ...noOffer,
      ...(skill && { skill }),
      ...replyDeadline(change.setting, chat, Date.now()),
      ...(by === 'staff' && { transfers: chat.transfers + 1 }),
    },
    reason: reason ?? null,
    aboutId: from,
  })
  if (chat.waiting_since === null) await scheduleReplyCheck(change, waiting)
  const { chat: written } = await addSystemMessage(change, waiting, {
    event: 'requeued',
    params: { reason: reason ?? '' },
  })
  const counted = by === 'clock' ? await writeChat(change, written, { bounces: chat.bounces + 1 }) : written
  return serveWith(change, counted)
}
