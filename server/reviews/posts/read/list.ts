import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type PostQuestion, type PostQueue, posts } from '#contract/reviews/posts.ts'
import { isNamed, isWrittenIn } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf, rankCursor, shownOf } from '#server/kit/rows/page.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import {
  byCase,
  byChange,
  byNumber,
  countCases,
  countUpTo,
  idDirection,
  isInQueue,
  readCases,
  sentWithin,
} from '#server/reviews/index.ts'
import { postsWithPeople, viewPost } from '../view.ts'
import { mediaOf } from './media.ts'

type Question = z.output<typeof PostQuestion>
type StateQueue = Extract<PostQueue, 'approved' | 'rejected' | 'hidden'>
type CaseQueue = Exclude<PostQueue, StateQueue | 'all'>

const row = () => expressionBuilder<Tables, 'posts'>()
const stateQueues: readonly PostQueue[] = ['approved', 'rejected', 'hidden'] satisfies StateQueue[]

/** What waits by its case, the next to be judged first; all by number; the others by the last change. */
export const list = handle(posts.list, async (context, question) => {
  const { db, caller } = context
  const { limit } = question
  const words = await readSearch(context, question.search)
  const filters = [...filtersOf(question), ...words.map(matches)]
  const page = pageIn(db, question, caller)
    .where(row().and([inCities('posts.city_code', caller), ...filters]))
    // Written into the statement: for an unknown limit, PostgreSQL would plan for a tenth of all posts.
    .limit(sql.lit(oneMore(limit)))
  // A tab as it is opened has few statements, and planning one takes longer than executing it.
  const found = await (isTab(filters, caller) ? page.modifyEnd(genericPlan) : page).execute()
  const shown = shownOf(found, limit)
  const [cases, media] = await Promise.all([
    readCases(
      db,
      caller,
      shown.map(({ case_id }) => case_id),
    ),
    mediaOf(
      db,
      shown.map(({ id }) => id),
    ),
  ])
  return pageOf(found, limit, {
    view: post =>
      viewPost(post, { review: cases.get(post.case_id ?? 0) ?? null, media: media.get(post.id) ?? [], caller }),
    // A queue is sorted by its cases.
    cursorOf: ({ rank, id, case_id }) =>
      rankCursor({ rank, id: isByState(question.queue) || question.queue === 'all' ? id : (case_id ?? 0) }),
  })
})

function isTab(filters: readonly unknown[], { cityCodes }: Caller): boolean {
  return filters.length === 0 && (cityCodes === null || cityCodes.length === 1)
}

function filtersOf({ kind, of, cityCode, ...days }: Question): Expression<SqlBool>[] {
  return [
    ...(kind ? [row()('posts.kind', '=', kind)] : []),
    ...(of ? [row()('posts.parent_id', of === 'posts' ? 'is' : 'is not', null)] : []),
    ...(cityCode ? [row()('posts.city_code', '=', cityCode)] : []),
    ...sentWithin('posts', days),
  ]
}

function isByState(queue: PostQueue): queue is StateQueue {
  return stateQueues.includes(queue)
}

function pageIn(db: Database, { queue, sort, after }: Question, caller: Caller) {
  const records = postsWithPeople(db)
  const direction = idDirection({ queue, sort })
  if (queue === 'all') return records.where('posts.state', '<>', 'deleted').$call(byNumber('posts', after, direction))
  if (!isByState(queue)) return records.$call(byCase('posts', isWanted(queue, caller), after))
  return records.where('posts.state', '=', queue).$call(byChange('posts', after))
}

const causes: Partial<Record<CaseQueue, Expression<SqlBool>>> = {
  suspected: sql<SqlBool>`review_cases.cause in ('machine', 'terms')`,
  reported: sql<SqlBool>`review_cases.cause = 'reports'`,
  appeals: sql<SqlBool>`review_cases.cause = 'appeal'`,
}

function isWanted(queue: CaseQueue, caller: Caller): Expression<SqlBool> {
  if (queue === 'mine' || queue === 'sample') return isInQueue(queue, caller)
  const isWaiting = isInQueue('waiting', caller)
  const cause = causes[queue]
  return cause ? sql<SqlBool>`(${isWaiting} and ${cause})` : isWaiting
}

export const counts = handle(posts.counts, async ({ db, caller }) => {
  const count = (queue: CaseQueue) => countUpTo(db, 'posts', isWanted(queue, caller))
  const [ofEveryDesk, suspected, reported, appeals] = await Promise.all([
    countCases(db, 'posts', caller),
    count('suspected'),
    count('reported'),
    count('appeals'),
  ])
  return { ...ofEveryDesk, suspected, reported, appeals }
})

const user = () => expressionBuilder<Tables, 'users'>()

/**
 * A part of the text, the end of a number, of six or more, the author's name or phone number. Each is found by an index of
 * its own, which a mere `or` would not use.
 */
function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const names = sql`(nick_name || ' ' || real_name || ' ' || coalesce(username, ''))`
  const isAuthor = [isNamed(names, search), ...phoneMatches('users.phone', word)]
  const ways = [
    // The index knows pairs of characters. Numbers in a text are masked, so that nobody may find a text by one.
    ...(/^.$|\d{4}/u.test(search) ? [] : [isWrittenIn(sql`content`, search)]),
    sql`author_id in (select id from users where ${user().or(isAuthor)})`,
  ]
  if (/^[a-z]{0,2}\d{6,}$/i.test(search)) ways.push(sql`reverse(no) like reverse(${search.toUpperCase()}) || '%'`)
  const found = ways.map(way => sql`select id from posts where ${way}`)
  return sql<SqlBool>`posts.id in (${sql.join(found, sql` union `)})`
}
