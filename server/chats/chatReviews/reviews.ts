import { sql } from 'kysely'
import { dayMs } from '#contract/base/durations.ts'
import { type ChatReview, chatReviews } from '#contract/chats/chat-reviews.ts'
import {
  answerChat,
  chatsWithPeople,
  lockInCities,
  notifyOfEvent,
  rankOfClosed,
  viewChat,
} from '#server/chats/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { asWritten } from '#server/people/index.ts'

/** A sample is drawn from so many conversations that ended one after the other; where there are more, from somewhere by chance. */
const mostDrawnFrom = 1000

export const sample = handle(chatReviews.sample, async (context, { count, days, agentId }) => {
  const { db, caller } = context
  const since = Date.now() - days * dayMs
  const beginning = rankOfClosed(since + Math.random() * (Date.now() - since))
  const ranked = (from: number, to: number) =>
    db
      .selectFrom('chats')
      .select('chats.id')
      .where('chats.state', '=', 'resolved')
      .where('chats.rank', '>=', Math.floor(from))
      .where('chats.rank', '<', Math.ceil(to))
      .where('chats.assignee_id', '<>', caller.userId)
      .$if(agentId !== undefined, found => found.where('chats.assignee_id', '=', agentId ?? 0))
      .where(inCities('chats.city_code', caller))
      .where(row =>
        row.not(row.exists(row.selectFrom('chat_reviews').select('id').whereRef('chat_id', '=', 'chats.id'))),
      )
      .orderBy('chats.rank')
      .orderBy('chats.id')
      .limit(mostDrawnFrom)
  const [earlier, later] = [ranked(beginning, rankOfClosed(since)), ranked(0, beginning)]
  const drawn = sql<number>`(select id from ((${earlier}) union all (${later}) limit ${sql.lit(mostDrawnFrom)}) closed
    order by random() limit ${count})`
  const rows = await chatsWithPeople(db, caller).where('chats.id', 'in', drawn).execute()
  return rows.map(row => viewChat(row, context))
})

export const add = handle(chatReviews.add, async (context, { chatId, scores, comment }) => {
  const { db, caller } = context
  const chat = await lockInCities(context, chatId)
  if (chat.state !== 'resolved' || chat.assignee_id === null)
    return refuse('chatNotInThisState', { record: await answerChat(context, chatId) })
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
  await notifyOfEvent(context, chat, chat.assignee_id, { kind: 'chat.reviewed', params: { by: caller.name, score } })
  const row = await reviewsWithPeople(db, caller).where('chat_reviews.id', '=', added.id).executeTakeFirstOrThrow()
  return view(row)
})

export const list = handle(chatReviews.list, async ({ db, caller }, { agentId, after, limit }) => {
  const found = await reviewsWithPeople(db, caller)
    .$if(!caller.permissions.has('chats.monitor'), rows => rows.where('chat_reviews.agent_id', '=', caller.userId))
    .$if(agentId !== undefined, rows => rows.where('chat_reviews.agent_id', '=', agentId ?? 0))
    .where(afterId('chat_reviews.id', after))
    .orderBy('chat_reviews.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view, cursorOf: ({ id }) => id })
})

function reviewsWithPeople(db: Database, caller: Caller) {
  return db
    .selectFrom('chat_reviews')
    .innerJoin('chats', 'chats.id', 'chat_reviews.chat_id')
    .innerJoin('users as agent', 'agent.id', 'chat_reviews.agent_id')
    .innerJoin('users as reviewer', 'reviewer.id', 'chat_reviews.reviewer_id')
    .selectAll('chat_reviews')
    .select(['agent.nick_name as agent_name', 'reviewer.nick_name as reviewer_name'])
    .where(inCities('chats.city_code', caller))
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewsWithPeople>['execute']>>[number]

function view({ greeting, accuracy, empathy, closing, ...row }: Row): ChatReview {
  return {
    id: row.id,
    chatId: row.chat_id,
    agent: { id: row.agent_id, name: row.agent_name },
    reviewer: row.reviewer_name,
    scores: { greeting, accuracy, empathy, closing },
    comment: asWritten(row.comment),
    at: row.at,
  }
}
