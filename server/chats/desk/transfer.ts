import type { z } from 'zod'
import { chatClocks } from '#contract/chats/chat.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import type { chats } from '#contract/chats/chats.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, noOffer, unhide, writeChat } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import { noticeEvent } from '#server/chats/thread/notifications.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { freeAgent, presentAgent } from './agents.ts'
import { assignWaiting, requeueChat } from './assign.ts'
import { holdChat, holdToServe, peerName, refuseState, type Target } from './guards.ts'

export const offerQueue = 'chats.offer'

type Asked = z.output<typeof chats.transfer.input>

/** To a colleague it is only offered: it stays where it is until they accept. */
export async function transfer(context: CommandContext, { to, note, ...target }: Asked): Promise<ChatRow> {
  const chat = await holdToServe(context, target, 'requeue')
  if (chat.offered_to !== null) await refuseState(context, chat)
  if ('group' in to) {
    await addLine(context, chat, { event: 'offered', params: { by: context.caller.name, name: to.group, note } })
    await requeueChat(context, chat, { by: 'staff', skill: to.group, reason: note })
  } else await offer(context, chat, to.userId, note)
  return answerChat(context, chat.id)
}

async function offer(context: CommandContext, chat: ChatRecord, userId: number, note: string): Promise<void> {
  const { caller } = context
  const agent = await freeAgent(context.db, chat, userId)
  if (!agent || userId === chat.assignee_id) return refuse('agentUnavailable')
  const until = Date.now() + chatClocks.offer * 1000
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
  await context.later(offerQueue, { id: chat.id, until }, chatClocks.offer)
  await addLine(context, offered, { event: 'offered', params: { by: caller.name, name: agent.name, note } })
  const params = { by: caller.name, name: await peerName(context.db, chat) }
  await noticeEvent(context, offered, userId, { kind: 'chat.offered', params })
}

export async function answerTransfer(
  context: CommandContext,
  { accept, ...target }: Target & { accept: boolean },
): Promise<ChatRow> {
  const { caller, db } = context
  const chat = await holdChat(context, target)
  if (chat.offered_to !== caller.userId) await refuseState(context, chat)
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
    await presentAgent(db, caller.userId)
    await addLine(context, answer, { event: 'accepted', params, isForPeer: true })
    await assignWaiting(context, chat.assignee_id)
  } else {
    await addLine(context, answer, { event: 'declined', params })
    await noticeReturned(context, answer)
  }
  return answerChat(context, chat.id)
}

async function noticeReturned(context: CommandContext, chat: ChatRecord): Promise<void> {
  if (chat.assignee_id === null) return
  const params = { name: await peerName(context.db, chat) }
  await noticeEvent(context, chat, chat.assignee_id, { kind: 'chat.bounced', params })
}
