import { sql } from 'kysely'
import { chats } from '#contract/chats/chats.ts'
import { answerChat, chatsWithPeople } from '#server/chats/read/view.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'

type Member = { userId: number; chatId: number }
type Mark = Partial<{ read_to: number; pinned_at: Date | null; hidden_at: Date | null }>

/** Sets what one person keeps about a conversation for themselves: read up to, pinned, hidden. */
async function setMark(db: Database, { userId, chatId }: Member, mark: Mark): Promise<void> {
  await db
    .insertInto('chat_members')
    .values({ user_id: userId, chat_id: chatId, ...mark })
    .onConflict(conflict => conflict.columns(['user_id', 'chat_id']).doUpdateSet(mark))
    .execute()
}

export const gotop = handle(chats.gotop, async (context, { id, top }) => {
  const { db, caller, nudge } = context
  await answerChat(context, id)
  await setMark(db, { userId: caller.userId, chatId: id }, { pinned_at: top ? new Date() : null })
  nudge({ word: 'chats.changed', id, userId: caller.userId })
  return answerChat(context, id)
})

/** Hides all of them or none: one with unread messages that is not over cannot be hidden. */
export const pcDelete = handle(chats.pcDelete, async (context, { restore, ...asked }) => {
  const ids = 'ids' in asked ? asked.ids : [asked.id]
  const { db, caller, nudge } = context
  // What is written in them meanwhile is unread; in the order of their ids, like whoever else locks several.
  await db.selectFrom('chats').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  const rows = await chatsWithPeople(db, caller).where('chats.id', 'in', ids).execute()
  if (rows.length < new Set(ids).size) refuse('notFound')
  for (const chat of rows) {
    if (!restore && chat.state !== 'resolved' && chat.unread > 0) refuse('chatUnread')
    const mark = restore ? { hidden_at: null } : { hidden_at: new Date(), pinned_at: null }
    await setMark(db, { userId: caller.userId, chatId: chat.id }, mark)
    nudge({ word: 'chats.changed', id: chat.id, userId: caller.userId })
  }
  return {}
})

/** Up to the last message of the other side, or up to the one before it. */
export async function markRead(context: CommandContext, id: number, isRead: boolean): Promise<void> {
  const { db, caller, nudge } = context
  const column = isRead ? sql<number>`coalesce(last_peer_id, 0)` : sql<number>`coalesce(last_peer_id, 1) - 1`
  const { at } = await db.selectFrom('chats').select(column.as('at')).where('id', '=', id).executeTakeFirstOrThrow()
  await setMark(db, { userId: caller.userId, chatId: id }, { read_to: at })
  nudge({ word: 'chats.changed', id, userId: caller.userId })
}
