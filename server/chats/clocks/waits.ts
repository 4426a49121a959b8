import { chatClocks } from '#contract/chats/chat.ts'
import type { ChatColumns, ChatRecord } from '#server/chats/thread/chat.ts'
import type { Change } from '#server/kit/change.ts'

export const dueQueue = 'chats.due'
export const silenceQueue = 'chats.silence'
export const resolveQueue = 'chats.resolveDue'

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit' })

/** 0 to 23. */
export function hourInShanghai(at: number): number {
  return Number(hours.format(at))
}

function firstReplySeconds(at: number): number {
  return hourInShanghai(at) >= 8 ? chatClocks.firstByDay : chatClocks.firstByNight
}

/** The clock of somebody who waits for our answer; it runs from their first message that we have not answered. */
export function waitFrom(chat: ChatRecord, now: number): ChatColumns {
  if (chat.waiting_since !== null) return {}
  const isFirst = chat.first_replied_at === null
  const seconds = isFirst ? firstReplySeconds(now) : chatClocks.nextReply
  const due = new Date(now + seconds * 1000)
  return { waiting_since: new Date(now), ...(isFirst ? { first_due_at: due } : { next_due_at: due }) }
}

export function dueAtOf(chat: Pick<ChatRecord, 'first_due_at' | 'next_due_at'>): number | null {
  return chat.first_due_at ?? chat.next_due_at
}

/** Lets the clock look whether it was answered in time. */
export async function watchDue(change: Change, chat: ChatRecord): Promise<void> {
  const at = dueAtOf(chat)
  if (at === null) return
  await change.later(dueQueue, { id: chat.id, at, to: null }, Math.max(0, Math.ceil((at - Date.now()) / 1000)))
}

/** Whoever has one whose first answer is late has as long for it as there was from the beginning; then somebody else may try. */
export async function watchTaken(change: Change, chat: ChatRecord): Promise<void> {
  const { id, first_due_at: at, missed_at, waiting_since, assignee_id: to } = chat
  if (at === null || missed_at !== at || to === null) return
  await change.later(dueQueue, { id, at, to }, Math.ceil((at - (waiting_since ?? at)) / 1000))
}

/** Until when a conversation that begins now, or again, should be over. */
export function resolveFrom(now: number): ChatColumns {
  return { resolve_due_at: new Date(now + chatClocks.resolve * 1000) }
}

/** Lets the clock look whether it is over in time. */
export async function watchResolve(change: Change, { id, resolve_due_at: at }: ChatRecord): Promise<void> {
  if (at !== null) await change.later(resolveQueue, { id, at }, Math.max(0, Math.ceil((at - Date.now()) / 1000)))
}

/** Lets the clock look whether anybody said anything after our answer. */
export async function watchSilence(change: Change, chat: ChatRecord): Promise<void> {
  await change.later(silenceQueue, { id: chat.id, lastId: chat.last_id }, chatClocks.silence)
}
