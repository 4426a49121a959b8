import { sql } from 'kysely'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { answerChat, chatsWithPeople } from '#server/chats/read/view.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

type Member = { userId: number; chatId: number }
type Mark = Partial<{ read_to: number; pinned_at: Date | null; hidden_at: Date | null }>

/** What one person did with a conversation for themselves. */
export async function markFor(db: Database, { userId, chatId }: Member, mark: Mark): Promise<void> {
  await db
    .insertInto('chat_members')
    .values({ user_id: userId, chat_id: chatId, ...mark })
    .onConflict(conflict => conflict.columns(['user_id', 'chat_id']).doUpdateSet(mark))
    .execute()
}

export async function gotop(context: CommandContext, { id, top }: { id: number; top: boolean }): Promise<ChatRow> {
  const { db, caller, tell } = context
  await answerChat(context, id)
  await markFor(db, { userId: caller.userId, chatId: id }, { pinned_at: top ? new Date() : null })
  tell({ word: 'chats.changed', id, userId: caller.userId })
  return answerChat(context, id)
}

/** Hides; what is not over and not read stays. All of them or none. */
export async function pcDelete(
  context: CommandContext,
  { ids, restore }: { ids: number[]; restore: boolean },
): Promise<Record<string, never>> {
  const { db, caller, tell } = context
  const rows = await chatsWithPeople(db, caller).where('chats.id', 'in', ids).execute()
  if (rows.length < new Set(ids).size) refuse('notFound')
  for (const chat of rows) {
    if (!restore && chat.state !== 'resolved' && chat.unread > 0) refuse('chatUnread')
    const mark = restore ? { hidden_at: null } : { hidden_at: new Date(), pinned_at: null }
    await markFor(db, { userId: caller.userId, chatId: chat.id }, mark)
    tell({ word: 'chats.changed', id: chat.id, userId: caller.userId })
  }
  return {}
}

/** Up to its last message, or all but the last of the other side. */
export async function markRead(context: CommandContext, id: number, isRead: boolean): Promise<void> {
  const { db, caller, tell } = context
  const column = isRead ? sql<number>`coalesce(last_peer_id, 0)` : sql<number>`coalesce(last_peer_id, 1) - 1`
  const { at } = await db.selectFrom('chats').select(column.as('at')).where('id', '=', id).executeTakeFirstOrThrow()
  await markFor(db, { userId: caller.userId, chatId: id }, { read_to: at })
  tell({ word: 'chats.changed', id, userId: caller.userId })
}
