import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { events } from '#contract/access/events.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { literal } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { storedActions } from './former-actions.ts'

type Filters = Omit<z.output<typeof events.list.input>, 'after' | 'limit' | 'byPress'>

/** Whether an event is asked for, and may be seen. `table` is what the query calls the events. */
export function matching(filters: Filters, caller: Caller, table: string): Expression<SqlBool> {
  const { byStaff, actorId, action, record, from, to } = filters
  const the = (column: string) => sql.ref(`${table}.${column}`)
  const terms = [
    inScope(caller, table),
    // As in the index of what staff did.
    byStaff && sql`${the('actor_kind')} = 'staff'`,
    actorId !== undefined && sql`${the('actor_id')} = ${actorId}::bigint`,
    action && isAction(action, table),
    record && isAbout(record, table),
    from !== undefined && sql`${the('at')} >= ${moment(from)}`,
    to !== undefined && sql`${the('at')} < ${moment(to)}`,
  ]
  return sql<SqlBool>`(${sql.join(
    terms.filter(term => typeof term === 'object'),
    sql` and `,
  )})`
}

/** A person limited to cities sees events of orders there, and events by staff who see no other cities. */
export function inScope({ cityCodes, userId }: Caller, table: string): Expression<SqlBool> {
  if (cityCodes === null) return sql<SqlBool>`true`
  const own = sql`${cityCodes}::text[]`
  const [actor, subject, subjectId] = ['actor_id', 'subject', 'subject_id'].map(column => sql.ref(`${table}.${column}`))
  return sql<SqlBool>`(${actor} = ${userId}
    or (${subject} = 'orders' and exists (
      select from orders where orders.id = ${subjectId} and orders.city_code = any(${own})))
    or (${subject} <> 'orders' and exists (
      select from users where users.id = ${actor} and users.kind = 'staff' and users.city_codes <@ ${own})))`
}

/** `orders.assign` for one operation, `orders` for all of a feature. */
function isAction(action: string, table: string): Expression<SqlBool> {
  const stored = sql.ref(`${table}.action`)
  if (action.includes('.')) return sql<SqlBool>`${stored} in (${sql.join(storedActions(action))})`
  return sql<SqlBool>`${stored} like ${`${literal(action)}.%`}`
}

function isAbout(asked: string, table: string): Expression<SqlBool> {
  const record = searchedText(asked)
  const byNumber = sql<SqlBool>`${sql.ref(`${table}.subject_no`)} = ${record}`
  if (!/^\d{1,15}$/.test(record)) return byNumber
  return sql<SqlBool>`(${byNumber} or ${sql.ref(`${table}.subject_id`)} = ${Number(record)}::bigint)`
}
