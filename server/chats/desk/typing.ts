import { sql } from 'kysely'
import { typingSeconds } from '#contract/chats/chat-typing.ts'
import { inScope } from '#server/chats/scope.ts'
import type { Change } from '#server/kit/change.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'

type Writer = { kind: 'peer' | 'staff'; name: string }

/** The other side has no user of its own in the table. */
const peer = 0

export async function listTyping({ db, caller }: QueryContext, { chatId }: { chatId: number }): Promise<Writer[]> {
  const chat = await db
    .selectFrom('chats')
    .select('id')
    .where('id', '=', chatId)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!chat) return refuse('notFound')
  const rows = await db
    .selectFrom('chat_typing')
    .select(['user_id', 'name'])
    .where('chat_id', '=', chatId)
    .where('user_id', '<>', caller.userId)
    .where('until', '>', sql<number>`now()`)
    .execute()
  return rows.map(({ user_id, name }) => ({ kind: user_id === peer ? 'peer' : 'staff', name }))
}

export async function say(context: CommandContext, { chatId }: { chatId: number }): Promise<Record<string, never>> {
  const { db, caller } = context
  const chat = await db
    .selectFrom('chats')
    .select(['id', 'city_code'])
    .where('id', '=', chatId)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!chat) return refuse('notFound')
  await noteTyping(context, { chatId, cityCode: chat.city_code, userId: caller.userId, name: caller.name })
  return {}
}

type Note = { chatId: number; cityCode: string; userId?: number; name: string }

export async function noteTyping({ db, tell }: Change, { chatId, cityCode, userId = peer, name }: Note): Promise<void> {
  await sql`insert into chat_typing (chat_id, user_id, name, until)
    values (${chatId}, ${userId}, ${name}, now() + make_interval(secs => ${typingSeconds}))
    on conflict (chat_id, user_id) do update set name = excluded.name, until = excluded.until`.execute(db)
  tell({ word: 'chatTyping.changed', id: chatId, cityCode })
}
