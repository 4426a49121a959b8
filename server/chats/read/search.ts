import { type Expression, type SqlBool, sql } from 'kysely'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { contains, isWrittenIn } from '#server/desk/searches/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { asWritten } from '#server/people/index.ts'
import { isFindable } from './queues.ts'

/** Days that a search among all conversations looks back. */
const searchedDays = 90
const isRecent = sql<SqlBool>`chat_messages.at > now() - make_interval(days => ${sql.lit(searchedDays)})`

/**
 * Messages with these words in their masked text. The index of pairs of neighbouring characters preselects; the text
 * decides.
 */
function hasWords(words: string): Expression<SqlBool> {
  return sql<SqlBool>`(chat_messages.kind = 'text' and chat_messages.recalled_at is null
    and ${isWrittenIn(sql`chat_messages.text`, words)})`
}

/** Conversations with a person of that name, or with a message of the last 90 days that has these words. */
export function matches(words: string): Expression<SqlBool> {
  return sql<SqlBool>`(${contains(sql`peer.nick_name`, words)} or (length(${words}) > 1 and chats.id in (
    select chat_id from chat_messages
    where ${hasWords(words)} and ${isRecent})))`
}

/** Of each of these conversations the newest message that has the words, by which the list found it. */
export async function hitsIn(
  db: Database,
  chatIds: readonly number[],
  words: string,
): Promise<Map<number, ChatRow['found']>> {
  if ([...words].length < 2 || chatIds.length === 0) return new Map()
  const found = await db
    .selectFrom('chat_messages')
    .distinctOn('chat_id')
    .select(['chat_id', 'id', 'text'])
    .where('chat_id', 'in', [...chatIds])
    .where(hasWords(words))
    .where(isRecent)
    .orderBy('chat_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(found.map(row => [row.chat_id, { messageId: row.id, text: asWritten(row.text) }]))
}

/** All messages of one conversation, or those of the last 90 days of all conversations. */
export const search = handle(chats.search, async ({ db, caller }, { words, chatId, after, limit }) => {
  const found = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .innerJoin('users as peer', 'peer.id', 'chats.peer_id')
    .select(['chat_messages.id', 'chat_messages.chat_id', 'chat_messages.at', 'chat_messages.text'])
    .select(['chat_messages.sender_name', 'peer.nick_name'])
    .where(hasWords(words))
    .$if(chatId !== undefined, rows =>
      rows.where('chat_messages.chat_id', '=', chatId ?? 0).where(inCities('chats.city_code', caller)),
    )
    .$if(chatId === undefined, rows => rows.where(isFindable(caller)).where(isRecent))
    .where(afterId('chat_messages.id', after))
    .orderBy('chat_messages.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, {
    view: row => ({
      messageId: row.id,
      chatId: row.chat_id,
      at: row.at,
      peerName: row.nick_name,
      senderName: row.sender_name,
      text: asWritten(row.text),
    }),
    cursorOf: row => row.id,
  })
})
