import { sql } from 'kysely'
import type { z } from 'zod'
import type { ChatReview, chatReviews } from '#contract/chats/chat-reviews.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { lockInScope, refuseState } from '#server/chats/desk/guards.ts'
import { answerChat, chatsWithPeople, viewChat } from '#server/chats/read/view.ts'
import { inScope } from '#server/chats/scope.ts'
import { noticeEvent } from '#server/chats/thread/notifications.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext, QueryContext } from '#server/kit/serve.ts'

export async function sample(
  { db, caller }: QueryContext,
  { count, days, agentId }: z.output<typeof chatReviews.sample.input>,
): Promise<ChatRow[]> {
  const rows = await chatsWithPeople(db, caller)
    .where('chats.state', '=', 'resolved')
    .where('chats.resolved_at', '>', sql<number>`now() - make_interval(days => ${days})`)
    .where('chats.assignee_id', '<>', caller.userId)
    .where('chats.id', 'not in', db.selectFrom('chat_reviews').select('chat_id'))
    .$if(agentId !== undefined, found => found.where('chats.assignee_id', '=', agentId ?? 0))
    .orderBy(sql`random()`)
    .limit(count)
    .execute()
  return rows.map(row => viewChat(row, caller))
}

export async function addReview(
  context: CommandContext,
  { chatId, scores, comment }: z.output<typeof chatReviews.add.input>,
): Promise<ChatReview> {
  const { db, caller } = context
  const chat = await lockInScope(context, chatId)
  if (chat.state !== 'resolved' || chat.assignee_id === null) return refuseState(context, chat)
  if (chat.assignee_id === caller.userId) refuse('ownRequest')
  const added = await db
    .insertInto('chat_reviews')
    .values({ chat_id: chatId, agent_id: chat.assignee_id, reviewer_id: caller.userId, ...scores, comment })
    .onConflict(conflict => conflict.column('chat_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return refuse('alreadySo', { record: await answerChat(context, chatId) })
  await recordEvent(context, {
    action: 'chatReviews.add',
    subject: 'chats',
    subjectId: chatId,
    aboutId: chat.assignee_id,
  })
  const values = Object.values(scores)
  const score = values.reduce((sum, value) => sum + value, 0) / values.length
  await noticeEvent(context, chat, chat.assignee_id, { kind: 'chat.reviewed', params: { by: caller.name, score } })
  const row = await reviewsOf(db, caller).where('chat_reviews.id', '=', added.id).executeTakeFirstOrThrow()
  return view(row)
}

export async function listReviews(
  { db, caller }: QueryContext,
  { agentId, after, limit }: z.output<typeof chatReviews.list.input>,
): Promise<{ rows: ChatReview[]; next: string | null }> {
  const found = await reviewsOf(db, caller)
    .$if(!caller.permissions.has('chats.monitor'), rows => rows.where('chat_reviews.agent_id', '=', caller.userId))
    .$if(agentId !== undefined, rows => rows.where('chat_reviews.agent_id', '=', agentId ?? 0))
    .$if(Boolean(after), rows => rows.where('chat_reviews.id', '<', Number(after)))
    .orderBy('chat_reviews.id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows: rows.map(view), next: found.length > limit && last ? String(last.id) : null }
}

function reviewsOf(db: Database, caller: Caller) {
  return db
    .selectFrom('chat_reviews')
    .innerJoin('chats', 'chats.id', 'chat_reviews.chat_id')
    .innerJoin('users as agent', 'agent.id', 'chat_reviews.agent_id')
    .innerJoin('users as reviewer', 'reviewer.id', 'chat_reviews.reviewer_id')
    .selectAll('chat_reviews')
    .select(['agent.nick_name as agent_name', 'reviewer.nick_name as reviewer_name'])
    .where(inScope(caller))
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewsOf>['execute']>>[number]

function view({ greeting, accuracy, empathy, closing, ...row }: Row): ChatReview {
  return {
    id: row.id,
    chatId: row.chat_id,
    agent: { id: row.agent_id, name: row.agent_name },
    reviewer: row.reviewer_name,
    scores: { greeting, accuracy, empathy, closing },
    comment: row.comment,
    at: row.at,
  }
}
