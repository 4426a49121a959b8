import type { z } from 'zod'
import type { OutputOf } from '#contract/base/operation.ts'
import type { ChatMessage, ThreadQuestion } from '#contract/chats/chat-message.ts'
import type { chats } from '#contract/chats/chats.ts'
import { inScope } from '#server/chats/scope.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { messagesWithMedia, viewMessage } from './message-view.ts'

type Question = z.output<typeof ThreadQuestion>

/** A stretch of one thread, by its ids alone, so that it costs the same wherever it lies. */
export async function msglist(context: QueryContext, question: Question): Promise<OutputOf<typeof chats.msglist>> {
  const { db, caller } = context
  const chat = await db
    .selectFrom('chats')
    .select('peer_read_to')
    .where('id', '=', question.chatId)
    .where(inScope(caller))
    .executeTakeFirst()
  if (!chat) return refuse('notFound')
  const { rows, hasBefore, hasAfter } = await stretch(db, question)
  const viewed: ChatMessage[] = await Promise.all(rows.map(row => viewMessage(context, row)))
  return { rows: viewed, hasBefore, hasAfter, peerReadTo: chat.peer_read_to }
}

type Row = Awaited<ReturnType<typeof before>>[number]
type Stretch = { rows: Row[]; hasBefore: boolean; hasAfter: boolean }

async function stretch(db: Database, { chatId, beforeId, afterId, aroundId, limit }: Question): Promise<Stretch> {
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
    .limit(limit + 1)
    .execute()
}

/** Oldest first, and one more if there is one. */
function after(db: Database, chatId: number, id: number, limit: number) {
  return messagesWithMedia(db)
    .where('chat_messages.chat_id', '=', chatId)
    .where('chat_messages.id', '>', id)
    .orderBy('chat_messages.id')
    .limit(limit + 1)
    .execute()
}
