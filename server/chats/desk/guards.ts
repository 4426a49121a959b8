import { watchTaken } from '#server/chats/clocks/waits.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { inScope } from '#server/chats/scope.ts'
import { type ChatMove, type ChatRecord, canMove, lockChat, moveChat } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import type { Database } from '#server/kit/database.ts'
import { lastActorOf } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { presentAgent } from './agents.ts'

export type Target = { id: number; version: number }

/** Locks a conversation of the caller's cities. */
export async function lockInScope({ db, caller }: CommandContext, id: number): Promise<ChatRecord> {
  const seen = await db.selectFrom('chats').select('id').where('id', '=', id).where(inScope(caller)).executeTakeFirst()
  const chat = seen && (await lockChat(db, id))
  return chat ?? refuse('notFound')
}

/** The same, as the person saw it: somebody who was faster is named. */
export async function holdChat(
  context: CommandContext,
  { id, version }: Target,
  { isRace = false } = {},
): Promise<ChatRecord> {
  const chat = await lockInScope(context, id)
  // Whoever has it now says more than that it changed.
  if (isRace && chat.assignee_id !== null) return chat
  if (chat.version === version) return chat
  const by = (await lastActorOf(context.db, 'chats', id)) || (await peerName(context.db, chat))
  return refuse('changedByOther', { params: { by }, record: await answerChat(context, id) })
}

/** To act on it, it must be the caller's; who may monitor acts on everybody's. */
export async function holdToServe(context: CommandContext, target: Target, move?: ChatMove): Promise<ChatRecord> {
  const chat = await holdChat(context, target)
  const { caller } = context
  if (chat.assignee_id !== caller.userId && !caller.permissions.has('chats.monitor')) await refuseTaken(context, chat)
  if (move && !canMove(chat.state, move, 'staff')) await refuseState(context, chat)
  return chat
}

/** To answer in it, it must be the caller's; one that waits becomes theirs by that. */
export async function holdOwn(context: CommandContext, id: number, check: () => void = () => {}): Promise<ChatRecord> {
  const chat = await lockInScope(context, id)
  check()
  if (chat.state === 'resolved') refuse('chatClosed', { record: await answerChat(context, id) })
  if (chat.state === 'queued') return takeWaiting(context, chat)
  if (chat.assignee_id !== context.caller.userId) await refuseTaken(context, chat)
  await presentAgent(context.db, context.caller.userId)
  return chat
}

/** The first one has it. */
export async function takeWaiting(context: CommandContext, chat: ChatRecord): Promise<ChatRecord> {
  const { userId, name } = context.caller
  await presentAgent(context.db, userId)
  const own = await moveChat(context, chat, 'claim', { by: 'staff', set: { assignee_id: userId } })
  await watchTaken(context, own)
  return (await addLine(context, own, { event: 'claimed', params: { name }, isForPeer: true })).chat
}

export async function refuseTaken(context: CommandContext, chat: ChatRecord): Promise<void> {
  if (chat.assignee_id === null) return refuseState(context, chat)
  const { nick_name, username } = await context.db
    .selectFrom('users')
    .select(['nick_name', 'username'])
    .where('id', '=', chat.assignee_id)
    .executeTakeFirstOrThrow()
  const name = nick_name || username || ''
  refuse('chatTakenBy', { params: { name }, record: await answerChat(context, chat.id) })
}

export async function refuseState(context: CommandContext, { id }: ChatRecord): Promise<never> {
  return refuse('chatNotInThisState', { record: await answerChat(context, id) })
}

export async function peerName(db: Database, { peer_id }: ChatRecord): Promise<string> {
  const { nick_name } = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', peer_id)
    .executeTakeFirstOrThrow()
  return nick_name
}
