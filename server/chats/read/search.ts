import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { chats } from '#contract/chats/chats.ts'
import { canFind, inScope } from '#server/chats/scope.ts'
import { containing } from '#server/kit/like.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** As far back as words find something among all conversations. */
const searchedDays = 90
const isRecent = sql<SqlBool>`chat_messages.at > now() - make_interval(days => ${sql.lit(searchedDays)})`

/**
 * Messages that hold these words. Pairs of neighbouring characters narrow it down by the index; the text itself decides,
 * as people may see it: what stands masked is not found either.
 */
function holds(words: string): Expression<SqlBool> {
  return sql<SqlBool>`(chat_messages.kind = 'text' and chat_messages.recalled_at is null
    and bigrams(chat_messages.text) @> bigrams(${words}) and chat_messages.text ilike ${containing(words)})`
}

/** Conversations with somebody of that name, or in which it was said in the last 90 days. */
export function matches(words: string): Expression<SqlBool> {
  return sql<SqlBool>`(peer.nick_name ilike ${containing(words)} or (length(${words}) > 1 and chats.id in (
    select chat_id from chat_messages
    where ${holds(words)} and ${isRecent})))`
}

/** Within one conversation all of it, since whoever may open it may read it all; among all of them the last 90 days. */
export async function search(
  { db, caller }: QueryContext,
  { words, chatId, after, limit }: z.output<typeof chats.search.input>,
): Promise<OutputOf<typeof chats.search>> {
  const found = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .innerJoin('users as peer', 'peer.id', 'chats.peer_id')
    .select(['chat_messages.id', 'chat_messages.chat_id', 'chat_messages.at', 'chat_messages.text'])
    .select(['chat_messages.sender_name', 'peer.nick_name'])
    .where(holds(words))
    .$if(chatId !== undefined, rows => rows.where('chat_messages.chat_id', '=', chatId ?? 0).where(inScope(caller)))
    .$if(chatId === undefined, rows => rows.where(canFind(caller)).where(isRecent))
    .$if(/^\d{1,15}$/.test(after ?? ''), rows => rows.where('chat_messages.id', '<', Number(after)))
    .orderBy('chat_messages.id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows: rows.map(row => ({
      messageId: row.id,
      chatId: row.chat_id,
      at: row.at,
      peerName: row.nick_name,
      senderName: row.sender_name,
      text: row.text,
    })),
    next: found.length > limit && last ? String(last.id) : null,
  }
}
