import { chatClocks } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { resolveFrom, waitFrom, watchDue, watchResolve } from '#server/chats/clocks/waits.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, moveChat, noOffer, noWait } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import { tellPeer } from '#server/chats/thread/webhooks.ts'
import { holds } from '#server/kit/caller.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { presentAgent } from './agents.ts'
import { assignWaiting } from './assign.ts'
import { holdChat, holdToServe, refuseState, refuseTaken, type Target, takeWaiting } from './guards.ts'

export const wakeQueue = 'chats.wake'
const longestSnoozeMs = 30 * 86_400_000

/** The first one has it; the others are told who that is. */
export async function claim(context: CommandContext, { id, version }: Target): Promise<ChatRow> {
  const chat = await holdChat(context, { id, version }, { isRace: true })
  if (chat.assignee_id === context.caller.userId) return answerChat(context, id)
  if (chat.state !== 'queued') await refuseTaken(context, chat)
  await takeWaiting(context, chat)
  return answerChat(context, id)
}

export async function takeOver(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<ChatRow> {
  const { caller, db } = context
  const chat = await holdToServe(context, target, 'takeOver')
  if (!holds(caller, chats.claim.needs)) refuse('noPermission')
  await presentAgent(db, caller.userId)
  const taken = await moveChat(context, chat, 'takeOver', {
    by: 'staff',
    set: { assignee_id: caller.userId, transfers: chat.transfers + 1, ...noOffer },
    reason,
    aboutId: chat.assignee_id,
  })
  await addLine(context, taken, { event: 'takenOver', params: { name: caller.name, reason } })
  await assignWaiting(context, chat.assignee_id)
  return answerChat(context, chat.id)
}

export async function snooze(
  context: CommandContext,
  { until, ...target }: Target & { until: number },
): Promise<ChatRow> {
  const now = Date.now()
  if (until <= now || until > now + longestSnoozeMs) refuse('badInput', { fields: { until: String(until) } })
  const chat = await holdToServe(context, target, 'snooze')
  const put = await moveChat(context, chat, 'snooze', {
    by: 'staff',
    set: { snoozed_until: new Date(until), ...noWait, ...noOffer },
  })
  await context.later(wakeQueue, { id: chat.id, until }, Math.ceil((until - now) / 1000))
  await addLine(context, put, { event: 'snoozed', params: { until, name: context.caller.name } })
  await assignWaiting(context, chat.assignee_id)
  return answerChat(context, chat.id)
}

export async function wake(context: CommandContext, target: Target): Promise<ChatRow> {
  const chat = await holdToServe(context, target, 'wake')
  const woken = await moveChat(context, chat, 'wake', { by: 'staff', set: waitFrom(chat, Date.now()) })
  await watchDue(context, woken)
  await addLine(context, woken, { event: 'woken', params: { name: context.caller.name } })
  return answerChat(context, chat.id)
}

type Ending = { summary: string; category: NonNullable<ChatRecord['category']> }

export async function resolve(
  context: CommandContext,
  { summary, category, ...target }: Target & Ending,
): Promise<ChatRow> {
  const chat = await holdToServe(context, target, 'resolve')
  const over = await moveChat(context, chat, 'resolve', {
    by: 'staff',
    set: { ...ended(context.caller.userId), summary, category },
  })
  const { chat: told } = await addLine(context, over, { event: 'resolved', isForPeer: true })
  await tellPeer(context, told, 'chat.closed', {})
  await assignWaiting(context, chat.assignee_id)
  return answerChat(context, chat.id)
}

export function ended(by: number | null) {
  return { resolved_at: new Date(), resolved_by: by, ...noWait, ...noOffer }
}

export async function reopen(context: CommandContext, target: Target): Promise<ChatRow> {
  const { caller, db } = context
  const chat = await holdChat(context, target)
  if (chat.state !== 'resolved') await refuseState(context, chat)
  if ((chat.resolved_at ?? 0) < Date.now() - chatClocks.reopen * 1000) refuse('reopenTooLate')
  const live = await db
    .selectFrom('chats')
    .select('id')
    .where('peer_id', '=', chat.peer_id)
    .where('state', '<>', 'resolved')
    .executeTakeFirst()
  if (live) refuse('chatNotInThisState', { record: await answerChat(context, live.id) })
  await presentAgent(db, caller.userId)
  const open = await moveChat(context, chat, 'reopen', {
    by: 'staff',
    set: { assignee_id: caller.userId, ...waitFrom(chat, Date.now()), ...resolveFrom(Date.now()) },
  })
  await watchDue(context, open)
  await watchResolve(context, open)
  await addLine(context, open, { event: 'reopened', params: { name: caller.name } })
  return answerChat(context, chat.id)
}
