import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { ApplicationState } from '#contract/reviews/application.ts'
import { type ApplicationQuestion, type ApplicationQueue, applications } from '#contract/reviews/applications.ts'
import { mostCounted } from '#contract/reviews/review.ts'
import { startsWith } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf, rankCursor, shownOf } from '#server/kit/rows/page.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import {
  byCase,
  byChange,
  byNumber,
  countCases,
  countFound,
  countUpTo,
  idDirection,
  isInQueue,
  readCases,
  sentWithin,
} from '#server/reviews/index.ts'
import { readFacts } from './facts.ts'
import { applicationsWithReviewers, viewApplication } from './view.ts'

type Question = z.output<typeof ApplicationQuestion>
type CaseQueue = Extract<ApplicationQueue, 'waiting' | 'second' | 'mine' | 'sample'>

const row = () => expressionBuilder<Tables, 'applications'>()
const isSecond = sql<SqlBool>`review_cases.cause = 'second'`

/** What is judged by its case, the next first; all by number; the others by the last change. */
export const list = handle(applications.list, async (context, question) => {
  const { db, caller } = context
  const { limit } = question
  const words = await readSearch(context, question.search)
  const conditions = [
    inCities('applications.city_code', caller),
    ...(question.kind ? [row()('applications.kind', '=', question.kind)] : []),
    ...(question.cityCode ? [row()('applications.city_code', '=', question.cityCode)] : []),
    ...sentWithin('applications', question),
    ...words.map(matches),
  ]
  const found = await pageIn(db, question, caller).where(row().and(conditions)).limit(oneMore(limit)).execute()
  const shown = shownOf(found, limit)
  const facts = await readFacts(context, shown)
  const cases = await readCases(
    db,
    caller,
    shown.map(({ case_id }) => case_id),
  )
  const none = { papers: [], checklist: [], risks: [], others: [], depositPaidFen: 0 }
  return pageOf(found, limit, {
    view: one =>
      viewApplication(one, { facts: facts.get(one.id) ?? none, review: cases.get(one.case_id ?? 0) ?? null }, caller),
    cursorOf: ({ rank, id, case_id }) => rankCursor({ rank, id: isByCase(question.queue) ? (case_id ?? 0) : id }),
  })
})

function isByCase(queue: ApplicationQueue): queue is CaseQueue {
  return queue === 'waiting' || queue === 'second' || queue === 'mine' || queue === 'sample'
}

function pageIn(db: Database, question: Question, caller: Caller) {
  const { queue, after } = question
  const records = applicationsWithReviewers(db)
  const direction = idDirection(question)
  if (isByCase(queue)) return records.$call(byCase('applications', caseCondition(queue, caller), after))
  if (queue === 'all') return records.$call(byNumber('applications', after, direction))
  return records.where(stateCondition(queue)).$call(byChange('applications', after))
}

/** Second judgements have a queue of their own. */
function caseCondition(queue: CaseQueue, caller: Caller): Expression<SqlBool> {
  if (queue === 'second') return sql<SqlBool>`(${isInQueue('waiting', caller)} and ${isSecond})`
  if (queue === 'waiting') return sql<SqlBool>`(${isInQueue('waiting', caller)} and not ${isSecond})`
  return isInQueue(queue, caller)
}

function stateCondition(queue: Exclude<ApplicationQueue, CaseQueue | 'all'>): Expression<SqlBool> {
  if (queue === 'ended') return sql<SqlBool>`applications.state in ('withdrawn', 'abandoned')`
  return row()('applications.state', '=', queue)
}

/** The end of a number, of six or more; the beginning of the name; the phone number. Each has an index of its own. */
function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const ways = [
    startsWith(sql`name`, search),
    ...phoneMatches('phone', word),
    ...(/^[a-z]{0,2}\d{6,}$/i.test(search) ? [sql`reverse(no) like reverse(${search.toUpperCase()}) || '%'`] : []),
  ]
  const found = ways.map(way => sql`select id from applications where ${way}`)
  return sql<SqlBool>`applications.id in (${sql.join(found, sql` union `)})`
}

export const counts = handle(applications.counts, async ({ db, caller }) => {
  const [cases, waiting, second, overdue, supplement, onboarding] = await Promise.all([
    countCases(db, 'applications', caller),
    countUpTo(db, 'applications', caseCondition('waiting', caller)),
    countUpTo(db, 'applications', caseCondition('second', caller)),
    countUpTo(db, 'applications', sql<SqlBool>`(${caseCondition('waiting', caller)} and due_at <= now())`),
    countIn(db, 'supplement', caller),
    countIn(db, 'onboarding', caller),
  ])
  return { ...cases, waiting, second, overdue, supplement, onboarding }
})

function countIn(db: Database, state: ApplicationState, caller: Caller): Promise<number> {
  const found = db
    .selectFrom('applications')
    .select('id')
    .where('state', '=', sql.lit(state))
    .where(inCities('applications.city_code', caller))
    .limit(mostCounted)
  return countFound(db, found)
}
