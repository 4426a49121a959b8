import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { byAge } from '#contract/base/page.ts'
import {
  type FeedbackQuestion,
  type FeedbackQueue,
  feedback,
  feedbackQueues,
} from '#contract/feedback/feedback-desk.ts'
import { isWrittenIn, startsWith } from '#server/desk/searches/index.ts'
import { chosenSort, directionOf } from '#server/desk/sorts/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { withinDays } from '#server/kit/rows/shanghai.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import { feedbackWithPeople, viewFeedback } from './view.ts'

type Question = z.output<typeof FeedbackQuestion>

const row = () => expressionBuilder<Tables, 'feedback'>()

/** The newest or the oldest first. */
export const list = handle(feedback.list, async (context, question) => {
  const { db, caller } = context
  const { limit, after } = question
  const direction = directionOf(chosenSort(byAge, question.sort))
  const words = await readSearch(context, question.search)
  const found = await feedbackWithPeople(db)
    .where(inCities('feedback.city_code', caller))
    .where(inQueue(question.queue, caller))
    .where(row().and([...conditionsOf(question), ...words.map(matches)]))
    .where(afterId('feedback.id', after, direction))
    .orderBy('feedback.id', direction)
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: one => viewFeedback(one, caller), cursorOf: ({ id }) => id })
})

/** Written like the conditions of the indexes. */
function inQueue(queue: FeedbackQueue | 'all', { userId }: Caller): Expression<SqlBool> {
  if (queue === 'all') return sql<SqlBool>`true`
  if (queue !== 'mine') return sql<SqlBool>`feedback.state = ${queue}`
  return sql<SqlBool>`feedback.assignee_id = ${userId} and feedback.state in ('pending', 'processing')`
}

function conditionsOf(question: Question): Expression<SqlBool>[] {
  const { type, person, system, appVersion, tag, word, incidentId, cityCode, from, to } = question
  const is = row()
  return [
    ...(type ? [is('feedback.type', '=', type)] : []),
    ...(person ? [is('feedback.person_kind', '=', person)] : []),
    ...(system ? [is('feedback.system', '=', system)] : []),
    ...(appVersion ? [sql<SqlBool>`feedback.app_version = ${appVersion} and feedback.app_version <> ''`] : []),
    ...(tag ? [sql<SqlBool>`feedback.tags @> ${[tag]}::text[] and feedback.tags <> '{}'`] : []),
    ...(word ? [sql<SqlBool>`feedback.words @> ${[word]}::text[]`] : []),
    ...(incidentId
      ? [
          sql<SqlBool>`feedback.id in (select feedback_id from feedback_incident_reports where incident_id = ${incidentId})`,
        ]
      : []),
    ...(cityCode ? [is('feedback.city_code', '=', cityCode)] : []),
    ...withinDays('feedback.created_at', from, to),
  ]
}

/**
 * A part of the content, the end of a number, of six or more, the beginning of the person's name, or a phone number. Each is
 * found by an index of its own, which a mere `or` would not use.
 */
function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const ways = [startsWith(sql`person_name`, search)]
  // The index knows pairs of characters. Numbers in a text are masked, so that nobody may find a text by one.
  if (!/^.$|\d{4}/u.test(search)) ways.push(isWrittenIn(sql`content`, search))
  if (/^[a-z]{0,2}\d{6,}$/i.test(search)) ways.push(sql`reverse(no) like reverse(${search.toUpperCase()}) || '%'`)
  for (const isPhone of phoneMatches('users.phone', word))
    ways.push(sql`person_id in (select id from users where ${isPhone})`)
  const found = ways.map(way => sql`select id from feedback where ${way}`)
  return sql<SqlBool>`feedback.id in (${sql.join(found, sql` union `)})`
}

const mostCounted = 1000

export const counts = handle(feedback.counts, async ({ db, caller }) => {
  const counted = await Promise.all(
    feedbackQueues.map(async queue => [queue, await countQueue(db, queue, caller)] as const),
  )
  return { queues: Object.fromEntries(counted) as Record<FeedbackQueue, number> }
})

async function countQueue(db: Database, queue: FeedbackQueue, caller: Caller): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from feedback where ${inQueue(queue, caller)} and ${inCities('feedback.city_code', caller)}
    limit ${sql.lit(mostCounted)}) found`.execute(db)
  return rows[0]?.count ?? 0
}
