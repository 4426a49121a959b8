import { type AliasableExpression, type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { AgeSort } from '#contract/base/page.ts'
import { mostCounted, type ReviewSubject, reviewSortsOf } from '#contract/reviews/review.ts'
import { chosenSort, directionOf, momentBound } from '#server/desk/sorts/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { afterId, afterRank } from '#server/kit/rows/page.ts'
import { startOfDay } from '#server/kit/rows/shanghai.ts'
import { currentCase } from './view.ts'

type CaseQueue = 'waiting' | 'mine' | 'sample'

/**
 * Cases that this person may judge: first ones and those that rules or an appeal ask for (`waiting`), samples (`sample`), and
 * those that they have (`mine`). What colleagues have stands in the queues as well, with their names. Cities are those of the
 * case, which the index of a queue has.
 */
export function isInQueue(queue: CaseQueue, caller: Caller): Expression<SqlBool> {
  const { userId } = caller
  const isWaiting = sql<SqlBool>`review_cases.state = 'waiting' and ${inCities('review_cases.city_code', caller)}`
  const isOpenToMe = sql<SqlBool>`not (${userId} = any(review_cases.excluded_ids))`
  switch (queue) {
    case 'mine':
      return sql<SqlBool>`(${isWaiting} and review_cases.holder_id = ${userId} and review_cases.leased_until > now())`
    case 'sample':
      return sql<SqlBool>`(${isWaiting} and review_cases.cause = 'sample' and review_cases.purpose = 'sample'
        and ${isOpenToMe})`
    case 'waiting':
      return sql<SqlBool>`(${isWaiting} and review_cases.purpose <> 'sample' and ${isOpenToMe})`
  }
}

/** How many cases each queue of a desk has for this person, and how many of `waiting` are past their deadline. */
export async function countCases(
  db: Database,
  subject: ReviewSubject,
  caller: Caller,
): Promise<Record<CaseQueue | 'overdue', number>> {
  const [waiting, mine, sample, overdue] = await Promise.all([
    countUpTo(db, subject, isInQueue('waiting', caller)),
    countUpTo(db, subject, isInQueue('mine', caller)),
    countUpTo(db, subject, isInQueue('sample', caller)),
    countUpTo(db, subject, sql<SqlBool>`${isInQueue('waiting', caller)} and due_at <= now()`),
  ])
  return { waiting, mine, sample, overdue }
}

/** Cases of a subject in a part of a queue (`isInQueue`); counting ends at `mostCounted`. */
export async function countUpTo(db: Database, subject: ReviewSubject, where: Expression<SqlBool>): Promise<number> {
  const found = db
    .selectFrom('review_cases')
    .select('id')
    .where('subject', '=', sql.lit(subject))
    .where('state', '=', sql.lit('waiting'))
    .where(where)
    .limit(mostCounted)
  return countFound(db, found)
}

/** Rows of a question that ends at `mostCounted`. */
export async function countFound(db: Database, found: AliasableExpression<{ id: number }>): Promise<number> {
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The direction of a list by ids; refused under a tab that has an order of its own. */
export function idDirection({ queue, sort }: { queue: string; sort: AgeSort | '' }): 'asc' | 'desc' {
  return sort === '' ? 'desc' : directionOf(chosenSort(reviewSortsOf(queue), sort))
}

type Days = { from: string; to: string }

/** Records that were sent within the days. No record changes before it is sent, by which the index of changes knows them. */
export function sentWithin(subject: ReviewSubject, { from, to }: Days): Expression<SqlBool>[] {
  const sent = sql.ref(`${subject}.created_at`)
  const start = startOfDay(from, 0)
  return [
    ...(from ? [sql<SqlBool>`(${sent} >= ${start} and ${sql.ref(`${subject}.state_at`)} >= ${start})`] : []),
    ...(to ? [sql<SqlBool>`${sent} < ${startOfDay(to, 1)}`] : []),
  ]
}

/** A record of a list: the case that it stands in, and its place before those of the same order. */
type Placed = { case_id: number | null; rank: number }
type Records<DB, TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>
type After = string | null | undefined

/** Orders a list by its cases, the next to be judged first; `where` says which queue it is (`isInQueue`). */
export const byCase =
  (subject: ReviewSubject, where: Expression<SqlBool>, after: After) =>
  <DB, TB extends keyof DB, O>(records: Records<DB, TB, O>): Records<DB, TB, O & Placed> =>
    ofSubject(records)
      .innerJoin('review_cases', join =>
        join
          .on('review_cases.subject_id', '=', sql.ref(`${subject}.id`))
          .on('review_cases.subject', '=', sql.lit(subject)),
      )
      .select([sql<number | null>`review_cases.id`.as('case_id'), sql<number>`review_cases.rank`.as('rank')])
      .where(where)
      .where(afterRank('review_cases', after))
      .orderBy('review_cases.rank')
      .orderBy('review_cases.id') as unknown as Records<DB, TB, O & Placed>

/** Orders records of every state by their number; they have no rank. */
export const byNumber =
  (subject: ReviewSubject, after: After, direction: 'asc' | 'desc') =>
  <DB, TB extends keyof DB, O>(records: Records<DB, TB, O>): Records<DB, TB, O & Placed> =>
    ofSubject(records)
      .select([currentCase(subject, sql.ref(`${subject}.id`)).as('case_id'), sql<number>`0`.as('rank')])
      .where(afterId(`${subject}.id`, after?.split('.')[1], direction))
      .orderBy(sql.ref(`${subject}.id`), direction) as unknown as Records<DB, TB, O & Placed>

/** Orders records that are judged, the last change first: their rank is that moment. */
export const byChange =
  (subject: ReviewSubject, after: After) =>
  <DB, TB extends keyof DB, O>(records: Records<DB, TB, O>): Records<DB, TB, O & Placed> => {
    const [changed, id] = [sql.ref(`${subject}.state_at`), sql.ref<number>(`${subject}.id`)]
    const [at = 0, last] = (after ?? '').split('.').map(Number)
    return ofSubject(records)
      .select([
        currentCase(subject, id).as('case_id'),
        sql<number>`(extract(epoch from ${changed}) * 1000)::bigint`.as('rank'),
      ])
      .where(after ? sql<SqlBool>`(${changed}, ${id}) < (${momentBound(at)}, ${last})` : sql<SqlBool>`true`)
      .orderBy(changed, 'desc')
      .orderBy(id, 'desc') as unknown as Records<DB, TB, O & Placed>
  }

/** The table of a subject has its name, and each has the same columns for its order: the types need one of them. */
function ofSubject<DB, TB extends keyof DB, O>(records: Records<DB, TB, O>) {
  return records as unknown as SelectQueryBuilder<Tables, 'posts', O>
}
