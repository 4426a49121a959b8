import type { Target } from '#contract/base/values.ts'
import type { ChatAction } from '#contract/chats/chat.ts'
import { lockPeer, peerOf } from '#server/chats/open/peers.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, lockChat } from '#server/chats/thread/chat.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { changedBy, lockSeen } from '#server/kit/rows/lock-seen.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { chatGuard } from './guards.ts'

/** Locks a conversation of the caller's cities. */
export async function lockInCities(context: CommandContext, id: number): Promise<ChatRecord> {
  return (await findLocked(context, id)) ?? refuse('notFound')
}

async function findLocked({ db, caller }: CommandContext, id: number): Promise<ChatRecord | undefined> {
  const seen = await db
    .selectFrom('chats')
    .select('id')
    .where('id', '=', id)
    .where(inCities('chats.city_code', caller))
    .executeTakeFirst()
  return seen && lockChat(db, id)
}

/** Locks the person of a conversation, for what counts in all of theirs; before the conversation itself. */
export async function lockPeerOf({ db }: CommandContext, chatId: number): Promise<void> {
  const chat = await db.selectFrom('chats').select('peer_id').where('id', '=', chatId).executeTakeFirst()
  if (!chat) return
  const { app_id: appId, kind, external_id: externalId } = await peerOf(db, chat.peer_id)
  await lockPeer(db, { appId, kind, externalId })
}

/** Locks a conversation that is still as the caller saw it. */
export function lockSeenChat(
  context: CommandContext,
  { id, version }: Target,
  isHarmless: (chat: ChatRecord) => boolean = () => false,
): Promise<ChatRecord> {
  return lockSeen(context.db, {
    subject: 'chats',
    id,
    version,
    lock: () => findLocked(context, id),
    fresh: () => answerChat(context, id),
    isHarmless,
    staleReason: chat => changedLast(context, chat),
  })
}

/** What no event tells of was written by the person themselves. */
async function changedLast({ db }: CommandContext, chat: ChatRecord) {
  const stale = await changedBy(db, 'chats', chat.id)
  if (stale.reason === 'changedByOther' && stale.params.by !== '') return stale
  return { reason: 'changedByOther', params: { by: await nameOfPeer(db, chat) } } as const
}

/** Locks a conversation for an action that the guard allows the caller. */
export async function lockForAction(context: CommandContext, target: Target, action: ChatAction): Promise<ChatRecord> {
  const chat = await lockSeenChat(context, target)
  await refuseNotAllowed(context, chat, action)
  return chat
}

/** Refuses what the guard does not allow, with the fresh record and, where a colleague has the conversation, their name. */
export async function refuseNotAllowed(context: CommandContext, chat: ChatRecord, action: ChatAction): Promise<void> {
  const { muted_until } = await peerOf(context.db, chat.peer_id)
  const reason = chatGuard({ ...chat, muted_until }, action, context.caller, context.setting)
  if (reason === null) return
  const params = reason === 'chatTakenBy' ? { name: await nameOfAssignee(context.db, chat) } : {}
  refuse(reason, { params, record: await answerChat(context, chat.id) })
}

async function nameOfAssignee(db: Database, { assignee_id }: ChatRecord): Promise<string> {
  const { nick_name, username } = await db
    .selectFrom('users')
    .select(['nick_name', 'username'])
    .where('id', '=', assignee_id)
    .executeTakeFirstOrThrow()
  return nick_name || username || ''
}

export async function nameOfPeer(db: Database, { peer_id }: ChatRecord): Promise<string> {
  const { nick_name } = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', peer_id)
    .executeTakeFirstOrThrow()
  return nick_name
}
