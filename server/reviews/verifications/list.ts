import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { expiringDays } from '#contract/people/fitness.ts'
import { mostCounted } from '#contract/reviews/review.ts'
import { type VerificationQuestion, type VerificationQueue, verifications } from '#contract/reviews/verifications.ts'
import { isNamed, startsWith } from '#server/desk/searches/index.ts'
import { dayBound } from '#server/desk/sorts/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf, rankCursor } from '#server/kit/rows/page.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import { phoneMatches, readSearch, type SearchedWord } from '#server/people/index.ts'
import {
  byCase,
  byChange,
  byNumber,
  countCases,
  countFound,
  currentCase,
  idDirection,
  isInQueue,
  readCases,
  sentWithin,
} from '#server/reviews/index.ts'
import { papersWithPeople, viewPaper } from './view.ts'

type Question = z.output<typeof VerificationQuestion>
type CaseQueue = Extract<VerificationQueue, 'waiting' | 'mine' | 'sample'>

const row = () => expressionBuilder<Tables, 'verifications'>()
const epochDay = sql`date '1970-01-01'`
const expiring = sql<SqlBool>`verifications.state = 'approved' and verifications.valid_to is not null
  and verifications.valid_to <= ${today} + ${sql.lit(expiringDays)}`

/** What waits by its case, the next to be judged first; what expires by its last day; all by number; the others by the last change. */
export const list = handle(verifications.list, async (context, question) => {
  const { db, caller } = context
  const { limit } = question
  const words = await readSearch(context, question.search)
  const conditions = [
    inCities('verifications.city_code', caller),
    ...(question.kind ? [row()('verifications.kind', '=', question.kind)] : []),
    ...(question.cityCode ? [row()('verifications.city_code', '=', question.cityCode)] : []),
    ...sentWithin('verifications', question),
    ...words.map(matches),
  ]
  const found = await pageIn(db, question, caller).where(row().and(conditions)).limit(oneMore(limit)).execute()
  const cases = await readCases(
    db,
    caller,
    found.map(({ case_id }) => case_id),
  )
  return pageOf(found, limit, {
    view: paper => viewPaper(paper, cases.get(paper.case_id ?? 0) ?? null, caller),
    // A queue is sorted by its cases.
    cursorOf: ({ rank, id, case_id }) => rankCursor({ rank, id: isByCase(question.queue) ? (case_id ?? 0) : id }),
  })
})

function pageIn(db: Database, question: Question, caller: Caller) {
  const { queue, after } = question
  const records = papersWithPeople(db)
  const direction = idDirection(question)
  if (isByCase(queue)) return records.$call(byCase('verifications', isInQueue(queue, caller), after))
  if (queue === 'all') return records.$call(byNumber('verifications', after, direction))
  const inState = records.where(stateCondition(queue))
  if (queue !== 'expiring') return inState.$call(byChange('verifications', after))
  return inState
    .select([
      currentCase('verifications', sql.ref('verifications.id')).as('case_id'),
      sql<number>`(verifications.valid_to - ${epochDay})`.as('rank'),
    ])
    .where(afterDay(after))
    .orderBy('verifications.valid_to')
    .orderBy('verifications.id')
}

function isByCase(queue: VerificationQueue): queue is CaseQueue {
  return queue === 'waiting' || queue === 'mine' || queue === 'sample'
}

function stateCondition(queue: Exclude<VerificationQueue, CaseQueue | 'all'>): Expression<SqlBool> {
  if (queue === 'expiring') return expiring
  if (queue === 'ended') return sql<SqlBool>`verifications.state in ('expired', 'revoked')`
  return row()('verifications.state', '=', queue)
}

function afterDay(after: Question['after']): Expression<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  const [day = 0, id] = after.split('.').map(Number)
  return sql<SqlBool>`(verifications.valid_to, verifications.id) > (${dayBound(day)}, ${id})`
}

/**
 * The end of a number, of six or more; the beginning of the name on the paper; the person's name or phone number. Each is found
 * by an index of its own, which a mere `or` would not use.
 */
function matches(word: SearchedWord): Expression<SqlBool> {
  const search = word.words
  const names = sql`(nick_name || ' ' || real_name || ' ' || coalesce(username, ''))`
  const isPerson = [isNamed(names, search), ...phoneMatches('users.phone', word)]
  const ways = [
    startsWith(sql`(content ->> 'name')`, search),
    sql`person_id in (select id from users where ${row().or(isPerson)})`,
  ]
  if (/^[a-z]{0,2}\d{6,}$/i.test(search)) ways.push(sql`reverse(no) like reverse(${search.toUpperCase()}) || '%'`)
  const found = ways.map(way => sql`select id from verifications where ${way}`)
  return sql<SqlBool>`verifications.id in (${sql.join(found, sql` union `)})`
}

export const counts = handle(verifications.counts, async ({ db, caller }) => {
  const found = db
    .selectFrom('verifications')
    .select('id')
    .where(expiring)
    .where(inCities('verifications.city_code', caller))
    .limit(mostCounted)
  const [cases, count] = await Promise.all([countCases(db, 'verifications', caller), countFound(db, found)])
  return { ...cases, expiring: count }
})
