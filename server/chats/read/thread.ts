import type { z } from 'zod'
import type { ThreadQuestion } from '#contract/chats/chat-message.ts'
import { chats } from '#contract/chats/chats.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore } from '#server/kit/rows/page.ts'
import { messagesWithMedia, viewMessage } from './message-view.ts'

type Question = z.output<typeof ThreadQuestion>

/** A segment of one thread, read by ids alone, so that it costs the same at every place of the thread. */
export const msglist = handle(chats.msglist, async (context, question) => {
  const { db, caller } = context
  const chat = await db
    .selectFrom('chats')
    .select('peer_read_to')
    .where('id', '=', question.chatId)
    .where(inCities('chats.city_code', caller))
    .executeTakeFirst()
  if (!chat) return refuse('notFound')
  const { rows, hasBefore, hasAfter } = await readSegment(db, question)
  const viewed = await Promise.all(rows.map(row => viewMessage(context, row)))
  return { rows: viewed, hasBefore, hasAfter, peerReadTo: chat.peer_read_to }
})

type Row = Awaited<ReturnType<typeof before>>[number]
type Segment = { rows: Row[]; hasBefore: boolean; hasAfter: boolean }

async function readSegment(db: Database, { chatId, beforeId, afterId, aroundId, limit }: Question): Promise<Segment> {
  if (aroundId !== undefined) {
    const half = Math.ceil(limit / 2)
    const older = await before(db, chatId, aroundId, half)
    const newer = await after(db, chatId, aroundId - 1, half)
    return {
      rows: [...older.slice(0, half).reverse(), ...newer.slice(0, half)],
      hasBefore: older.length > half,
      hasAfter: newer.length > half,
    }
  }
  if (afterId !== undefined) {
    const newer = await after(db, chatId, afterId, limit)
    return { rows: newer.slice(0, limit), hasBefore: true, hasAfter: newer.length > limit }
  }
  const older = await before(db, chatId, beforeId, limit)
  return {
    rows: older.slice(0, limit).reverse(),
    hasBefore: older.length > limit,
    hasAfter: beforeId !== undefined,
  }
}

/** Newest first, and one more if there is one. */
function before(db: Database, chatId: number, id: number | undefined, limit: number) {
  return messagesWithMedia(db)
    .where('chat_messages.chat_id', '=', chatId)
    .$if(id !== undefined, rows => rows.where('chat_messages.id', '<', id ?? 0))
    .orderBy('chat_messages.id', 'desc')
    .limit(oneMore(limit))
    .execute()
}

/** Oldest first, and one more if there is one. */
function after(db: Database, chatId: number, id: number, limit: number) {
  return messagesWithMedia(db)
    .where('chat_messages.chat_id', '=', chatId)
    .where('chat_messages.id', '>', id)
    .orderBy('chat_messages.id')
    .limit(oneMore(limit))
    .execute()
}
