import { dayMs } from '#contract/base/durations.ts'
import { chats } from '#contract/chats/chats.ts'
import {
  replyDeadline,
  resolveDeadline,
  scheduleReplyCheck,
  scheduleResolveCheck,
} from '#server/chats/clocks/deadlines.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { moveChat, noOffer, noWait } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import { enqueueChatWebhook } from '#server/chats/thread/webhooks.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { setAgentPresent } from './agents.ts'
import { serveQueue } from './assign.ts'
import { sayFarewell } from './farewell.ts'
import { lockForAction, lockInCities, lockPeerOf } from './lock.ts'
import { lockQueue } from './queue.ts'

export const snoozeQueue = 'chats.wake'
const maxSnoozeMs = 30 * dayMs

export const takeOver = handle(chats.takeOver, async (context, { reason, ...target }) => {
  const { caller } = context
  const chat = await lockForAction(context, target, 'takeOver')
  await lockQueue(context.db)
  await setAgentPresent(context, caller.userId)
  const taken = await moveChat(context, chat, 'takeOver', {
    by: 'staff',
    set: { assignee_id: caller.userId, transfers: chat.transfers + 1, ...noOffer },
    reason,
    aboutId: chat.assignee_id,
  })
  await addSystemMessage(context, taken, { event: 'takenOver', params: { name: caller.name, reason } })
  await serveQueue(context, { freed: chat.assignee_id })
  return answerChat(context, chat.id)
})

export const snooze = handle(chats.snooze, async (context, { until, ...target }) => {
  const now = Date.now()
  if (until <= now || until > now + maxSnoozeMs) refuse('badInput', { fields: { until: String(until) } })
  const chat = await lockForAction(context, target, 'snooze')
  const snoozed = await moveChat(context, chat, 'snooze', {
    by: 'staff',
    set: { snoozed_until: new Date(until), ...noWait, ...noOffer },
  })
  await context.later(snoozeQueue, { id: chat.id, until }, Math.ceil((until - now) / 1000))
  await addSystemMessage(context, snoozed, { event: 'snoozed', params: { until, name: context.caller.name } })
  await serveQueue(context, { freed: chat.assignee_id })
  return answerChat(context, chat.id)
})

export const wake = handle(chats.wake, async (context, target) => {
  const chat = await lockForAction(context, target, 'wake')
  const woken = await moveChat(context, chat, 'wake', {
    by: 'staff',
    set: replyDeadline(context.setting, chat, Date.now()),
  })
  await scheduleReplyCheck(context, woken)
  await addSystemMessage(context, woken, { event: 'woken', params: { name: context.caller.name } })
  return answerChat(context, chat.id)
})

export const resolve = handle(chats.resolve, async (context, { summary, category, seenTo, farewell, ...target }) => {
  if (seenTo !== undefined) await refuseOverQuestion(context, target.id, seenTo)
  const chat = await sayFarewell(context, await lockForAction(context, target, 'resolve'), farewell)
  const resolved = await moveChat(context, chat, 'resolve', {
    by: 'staff',
    set: { ...resolvedBy(context.caller.userId), summary, category },
  })
  const { chat: written } = await addSystemMessage(context, resolved, { event: 'resolved', isForPeer: true })
  await enqueueChatWebhook(context, written, 'chat.closed', {})
  await serveQueue(context, { freed: chat.assignee_id })
  return answerChat(context, chat.id)
})

/** A message that came while the state was the same changes no version. */
async function refuseOverQuestion(context: CommandContext, id: number, seenTo: number): Promise<void> {
  const { state, last_peer_id } = await lockInCities(context, id)
  if (state !== 'resolved' && (last_peer_id ?? 0) > seenTo)
    refuse('chatAsked', { record: await answerChat(context, id) })
}

/** The columns of a conversation that is over; null means by the clock. */
export function resolvedBy(userId: number | null) {
  return { resolved_at: new Date(), resolved_by: userId, ...noWait, ...noOffer }
}

export const reopen = handle(chats.reopen, async (context, target) => {
  const { caller, db } = context
  // A person has one conversation at a time that is not over.
  await lockPeerOf(context, target.id)
  const chat = await lockForAction(context, target, 'reopen')
  const live = await db
    .selectFrom('chats')
    .select('id')
    .where('peer_id', '=', chat.peer_id)
    .where('state', '<>', 'resolved')
    .executeTakeFirst()
  if (live) refuse('chatNotInThisState', { record: await answerChat(context, live.id) })
  await setAgentPresent(context, caller.userId)
  const open = await moveChat(context, chat, 'reopen', {
    by: 'staff',
    set: {
      assignee_id: caller.userId,
      ...replyDeadline(context.setting, chat, Date.now()),
      ...resolveDeadline(context.setting, Date.now()),
    },
  })
  await scheduleReplyCheck(context, open)
  await scheduleResolveCheck(context, open)
  await addSystemMessage(context, open, { event: 'reopened', params: { name: caller.name } })
  return answerChat(context, chat.id)
})
