import { sql } from 'kysely'
import { chatTyping, typingSeconds } from '#contract/chats/chat-typing.ts'
import type { Change } from '#server/kit/change.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** Stands for the person outside in `chat_typing.user_id`. */
const peerUserId = 0

/** The city of a conversation that the caller may see. */
async function cityOf({ db, caller }: Pick<QueryContext, 'db' | 'caller'>, chatId: number): Promise<string> {
  const chat = await db
    .selectFrom('chats')
    .select('city_code')
    .where('id', '=', chatId)
    .where(inCities('chats.city_code', caller))
    .executeTakeFirst()
  return chat?.city_code ?? refuse('notFound')
}

export const listTyping = handle(chatTyping.list, async ({ db, caller }, { chatId }) => {
  await cityOf({ db, caller }, chatId)
  const rows = await db
    .selectFrom('chat_typing')
    .select(['user_id', 'name'])
    .where('chat_id', '=', chatId)
    .where('user_id', '<>', caller.userId)
    .where('until', '>', sql<number>`now()`)
    .execute()
  return rows.map(({ user_id, name }) => ({ kind: user_id === peerUserId ? 'peer' : 'staff', name }))
})

export const say = handle(chatTyping.say, async (context, { chatId }) => {
  const { userId, name } = context.caller
  await noteTyping(context, { chatId, cityCode: await cityOf(context, chatId), userId, name })
  return {}
})

type Note = { chatId: number; cityCode: string; userId?: number; name: string }

export async function noteTyping(
  { db, nudge }: Change,
  { chatId, cityCode, userId = peerUserId, name }: Note,
): Promise<void> {
  await sql`insert into chat_typing (chat_id, user_id, name, until)
    values (${chatId}, ${userId}, ${name}, now() + make_interval(secs => ${typingSeconds}))
    on conflict (chat_id, user_id) do update set name = excluded.name, until = excluded.until`.execute(db)
  nudge({ word: 'chatTyping.changed', id: chatId, cityCode })
}
