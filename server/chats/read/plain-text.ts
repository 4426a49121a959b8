import { inScope } from '#server/chats/scope.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

/** A message of a conversation that this person may see, as it was written, numbers and all. */
export async function textOfMessage(
  db: Database,
  caller: Caller,
  id: number,
): Promise<{ value: string; subjectNo: string }> {
  const message = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .select(['chat_messages.full_text', 'chats.id'])
    .where('chat_messages.id', '=', id)
    .where('chat_messages.recalled_at', 'is', null)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!message?.full_text) return refuse('notFound')
  return { value: message.full_text, subjectNo: String(message.id) }
}
