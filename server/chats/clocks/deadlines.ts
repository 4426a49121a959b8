import { shanghaiHour } from '#contract/base/shanghai.ts'
import { chatMachine } from '#contract/chats/chat.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { ChatColumns, ChatRecord } from '#server/chats/thread/chat.ts'
import type { Change } from '#server/kit/change.ts'
import { secondsInState } from '#server/kit/rows/state-column.ts'

export const replyQueue = 'chats.due'
export const silenceQueue = 'chats.silence'
export const resolveQueue = 'chats.resolveDue'

function firstReplySeconds(setting: SettingReader, at: number): number {
  return setting(shanghaiHour(at) >= 8 ? 'chats.firstReplyByDay' : 'chats.firstReplyByNight')
}

/** The columns of the reply deadline, which runs from the first message that we have not answered; none where it runs already. */
export function replyDeadline(setting: SettingReader, chat: ChatRecord, now: number): ChatColumns {
  if (chat.waiting_since !== null) return {}
  const isFirst = chat.first_replied_at === null
  const seconds = isFirst ? firstReplySeconds(setting, now) : setting('chats.nextReply')
  const due = new Date(now + seconds * 1000)
  return { waiting_since: new Date(now), ...(isFirst ? { first_due_at: due } : { next_due_at: due }) }
}

export function replyDueAt(chat: Pick<ChatRecord, 'first_due_at' | 'next_due_at'>): number | null {
  return chat.first_due_at ?? chat.next_due_at
}

/** Schedules the check whether we replied in time. */
export async function scheduleReplyCheck(change: Change, chat: ChatRecord): Promise<void> {
  const at = replyDueAt(chat)
  if (at === null) return
  await change.later(replyQueue, { id: chat.id, at, to: null }, Math.max(0, Math.ceil((at - Date.now()) / 1000)))
}

/** Schedules the reassignment of a conversation whose first reply is late: its assignee has the original time once more. */
export async function scheduleReassignment(change: Change, chat: ChatRecord): Promise<void> {
  const { id, first_due_at: at, missed_at, waiting_since, assignee_id: to } = chat
  if (at === null || missed_at !== at || to === null) return
  await change.later(replyQueue, { id, at, to }, Math.ceil((at - (waiting_since ?? at)) / 1000))
}

/** The columns of the deadline by which a conversation that begins or is reopened now should be resolved. */
export function resolveDeadline(setting: SettingReader, now: number): ChatColumns {
  return { resolve_due_at: new Date(now + setting('chats.resolve') * 1000) }
}

/** Schedules the check whether it is resolved in time. */
export async function scheduleResolveCheck(change: Change, { id, resolve_due_at: at }: ChatRecord): Promise<void> {
  if (at !== null) await change.later(resolveQueue, { id, at }, Math.max(0, Math.ceil((at - Date.now()) / 1000)))
}

/** Schedules the check whether anybody wrote after our reply. */
export async function scheduleSilenceCheck(change: Change, chat: ChatRecord): Promise<void> {
  const seconds = secondsInState(chatMachine, { state: 'pending' }, change.setting)
  await change.later(silenceQueue, { id: chat.id, lastId: chat.last_id }, seconds)
}
