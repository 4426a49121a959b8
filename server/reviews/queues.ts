import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'

/**
 * Cases that this person may judge: first ones and those that rules or an appeal ask for (`waiting`), samples (`sample`), and
 * those that they have (`mine`). What colleagues have stands in the queues as well, with their names.
 */
export function isInQueue(queue: 'waiting' | 'mine' | 'sample', { userId }: Caller): Expression<SqlBool> {
  const isWaiting = sql<SqlBool>`review_cases.state = 'waiting'`
  const isOpenToMe = sql<SqlBool>`not (${userId} = any(review_cases.excluded_ids))`
  switch (queue) {
    case 'mine':
      return sql<SqlBool>`(${isWaiting} and review_cases.holder_id = ${userId} and review_cases.leased_until > now())`
    case 'sample':
      return sql<SqlBool>`(${isWaiting} and review_cases.purpose = 'sample' and ${isOpenToMe})`
    case 'waiting':
      return sql<SqlBool>`(${isWaiting} and review_cases.purpose <> 'sample' and ${isOpenToMe})`
  }
}
