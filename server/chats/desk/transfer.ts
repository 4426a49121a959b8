import { chats } from '#contract/chats/chats.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, noOffer, unhide, writeChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import { notifyOfEvent } from '#server/chats/thread/notifications.ts'
import { recordEvent } from '#server/kit/events.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { freeAgent, setAgentPresent } from './agents.ts'
import { assignTo, requeueChat, serveQueue, serveWith } from './assign.ts'
import { sayFarewell } from './farewell.ts'
import { lockForAction, nameOfPeer } from './lock.ts'
import { lockOnline, lockQueue, roomOf } from './queue.ts'

export const offerQueue = 'chats.offer'

/**
 * To a group it goes back into the queue; to a colleague it is offered, and stays where it is until they accept. One that waits is
 * with nobody who could keep it: the colleague has it at once.
 */
export const transfer = handle(chats.transfer, async (context, { to, note, farewell, ...target }) => {
  const chat = await sayFarewell(context, await lockForAction(context, target, 'transfer'), farewell)
  const isWaiting = chat.state === 'queued'
  if (!isWaiting && note === '') {
    refuse('badInput', { fields: { note: fieldSentence('required', context.sender.language) } })
  }
  if ('userId' in to) await (isWaiting ? handOut : offer)(context, chat, to.userId, note)
  else {
    const params = { by: context.caller.name, name: to.group, note }
    const { chat: told } = await addSystemMessage(context, chat, { event: 'offered', params })
    if (isWaiting) await waitInGroup(context, told, to.group, note)
    else await requeueChat(context, chat, { by: 'staff', skill: to.group, reason: note })
  }
  return answerChat(context, chat.id)
})

/** Gives one that waits to this agent, who is told. */
async function handOut(context: CommandContext, chat: ChatRecord, userId: number, note: string): Promise<void> {
  const { db, caller } = context
  await lockQueue(db)
  const isOnline = await lockOnline(db, userId)
  const agent = isOnline ? await freeAgent(context, chat, userId) : undefined
  if (!agent) return refuse('agentUnavailable', { record: await answerChat(context, chat.id) })
  const given = await assignTo(context, chat, { userId, name: agent.name }, { by: caller.name, note })
  const params = { by: caller.name, name: await nameOfPeer(db, chat) }
  await notifyOfEvent(context, given, userId, { kind: 'chat.handedOut', params })
}

/** It goes on waiting, for the agents of another group. */
async function waitInGroup(context: CommandContext, chat: ChatRecord, skill: ChatRecord['skill'], note: string) {
  const waiting = await writeChat(context, chat, { skill, version: chat.version + 1 })
  await recordEvent(context, {
    action: 'chats.transfer',
    subject: 'chats',
    subjectId: chat.id,
    changes: { group: [chat.skill, skill] },
    reason: note || null,
  })
  await serveWith(context, waiting)
}

async function offer(context: CommandContext, chat: ChatRecord, userId: number, note: string): Promise<void> {
  const { caller } = context
  const agent = await freeAgent(context, chat, userId)
  if (!agent || userId === chat.assignee_id) return refuse('agentUnavailable')
  const seconds = context.setting('chats.offer')
  const until = Date.now() + seconds * 1000
  const offered = await writeChat(context, chat, {
    offered_to: userId,
    offered_until: new Date(until),
    offer_note: note,
    version: chat.version + 1,
  })
  await unhide(context.db, chat.id)
  await recordEvent(context, {
    action: 'chats.transfer',
    subject: 'chats',
    subjectId: chat.id,
    reason: note,
    aboutId: userId,
  })
  await context.later(offerQueue, { id: chat.id, until }, seconds)
  await addSystemMessage(context, offered, { event: 'offered', params: { by: caller.name, name: agent.name, note } })
  const params = { by: caller.name, name: await nameOfPeer(context.db, chat) }
  await notifyOfEvent(context, offered, userId, { kind: 'chat.offered', params })
}

/** Refuses to accept what exceeds the caller's capacity: others may have been assigned to them since it was offered. */
async function refuseFull(context: CommandContext, chat: ChatRecord): Promise<void> {
  const { db, caller } = context
  await lockQueue(db)
  await setAgentPresent(context, caller.userId)
  if ((await roomOf(db, caller.userId)) <= 0) refuse('agentFull', { record: await answerChat(context, chat.id) })
}

export const answerTransfer = handle(chats.answerTransfer, async (context, { accept, ...target }) => {
  const { caller } = context
  const chat = await lockForAction(context, target, 'answerTransfer')
  if (accept) await refuseFull(context, chat)
  const answer = await writeChat(context, chat, {
    ...noOffer,
    ...(accept && { assignee_id: caller.userId, transfers: chat.transfers + 1 }),
    version: chat.version + 1,
  })
  await recordEvent(context, {
    action: 'chats.answerTransfer',
    subject: 'chats',
    subjectId: chat.id,
    ...(accept && { changes: { assignee: [chat.assignee_id, caller.userId] } }),
    aboutId: chat.assignee_id,
  })
  const params = { name: caller.name }
  if (accept) {
    await addSystemMessage(context, answer, { event: 'accepted', params, isForPeer: true })
    await serveQueue(context, { freed: chat.assignee_id })
  } else {
    await addSystemMessage(context, answer, { event: 'declined', params })
    await notifyOfReturn(context, answer)
  }
  return answerChat(context, chat.id)
})

async function notifyOfReturn(context: CommandContext, chat: ChatRecord): Promise<void> {
  if (chat.assignee_id === null) return
  const params = { name: await nameOfPeer(context.db, chat) }
  await notifyOfEvent(context, chat, chat.assignee_id, { kind: 'chat.bounced', params })
}
