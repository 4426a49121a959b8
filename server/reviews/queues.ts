import { type Expression, type SqlBool, sql } from 'kysely'
import { mostCounted, type ReviewSubject } from '#contract/reviews/review.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'

type CaseQueue = 'waiting' | 'mine' | 'sample'

/**
 * Cases that this person may judge: first ones and those that rules or an appeal ask for (`waiting`), samples (`sample`), and
 * those that they have (`mine`). What colleagues have stands in the queues as well, with their names.
 */
export function isInQueue(queue: CaseQueue, { userId }: Caller): Expression<SqlBool> {
  const isWaiting = sql<SqlBool>`review_cases.state = 'waiting'`
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
    countUpTo(db, subject, { caller, where: isInQueue('waiting', caller) }),
    countUpTo(db, subject, { caller, where: isInQueue('mine', caller) }),
    countUpTo(db, subject, { caller, where: isInQueue('sample', caller) }),
    countUpTo(db, subject, { caller, where: sql<SqlBool>`${isInQueue('waiting', caller)} and due_at <= now()` }),
  ])
  return { waiting, mine, sample, overdue }
}

/** Cases of a subject that this person may see; counting ends at `mostCounted`. */
export async function countUpTo(
  db: Database,
  subject: ReviewSubject,
  { caller, where }: { caller: Caller; where: Expression<SqlBool> },
): Promise<number> {
  const found = db
    .selectFrom('review_cases')
    .select('id')
    .where('subject', '=', sql.lit(subject))
    .where('state', '=', sql.lit('waiting'))
    .where(inCities('review_cases.city_code', caller))
    .where(where)
    .limit(mostCounted)
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
