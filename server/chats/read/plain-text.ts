import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { Revealed } from '#server/people/index.ts'

/** The unmasked text of a message in a conversation that this person may see. */
export async function textOfMessage(db: Database, caller: Caller, id: number): Promise<Revealed> {
  const message = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .select(['chat_messages.full_text', 'chats.id'])
    .where('chat_messages.id', '=', id)
    .where('chat_messages.recalled_at', 'is', null)
    .where(inCities('chats.city_code', caller))
    .executeTakeFirst()
  if (!message?.full_text) return refuse('notFound')
  return { value: message.full_text, subjectNo: String(message.id) }
}
