import { type Expression, type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type EventRow, events } from '#contract/access/events.ts'
import type { Page } from '#contract/base/page.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import type { Language } from '#contract/base/values.ts'
import { literal } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { presentAction, storedActions } from './former-actions.ts'
import { namesFor, readNames } from './names.ts'
import { inSamePress, isFirstOfPress, type Press, readPresses } from './presses.ts'
import { readRecordNames } from './record-names.ts'

type Found = readonly Selectable<Tables['events']>[]

/** Newest first; `after` is the last id of the page before. */
export const list = handle(events.list, async ({ db, caller, sender }, { after, limit, byPress, ...filters }) => {
  const matches = (table: string) => matching(filters, caller, table)
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(matches('events'))
    .$if(byPress, rows => rows.where(isFirstOfPress(matches)))
    .where(afterId('events.id', after))
    .orderBy('events.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const presses = byPress ? await readPresses(db, found, matches) : new Map<number, Press>()
  return viewPage(db, found, { limit, language: sender.language, presses })
})

/** All that one press did, of what this reader may see. */
export const press = handle(events.press, async ({ db, caller, sender }, { id, after, limit }) => {
  const one = await db
    .selectFrom('events')
    .selectAll()
    .where('events.id', '=', id)
    .where(inScope(caller, 'events'))
    .executeTakeFirst()
  if (!one) return refuse('notFound')
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(ofPress(one))
    .where(inScope(caller, 'events'))
    .where(afterId('events.id', after, 'asc'))
    .orderBy('events.id')
    .limit(oneMore(limit))
    .execute()
  return viewPage(db, found, { limit, language: sender.language, presses: new Map() })
})

function ofPress({ id, actor_id, request_id }: Found[number]): Expression<SqlBool> {
  if (actor_id === null || request_id === null) return sql<SqlBool>`events.id = ${id}`
  return inSamePress('events', { actorId: sql`${actor_id}::bigint`, requestId: sql`${request_id}::text` })
}

type ViewTerms = { limit: number; language: Language; presses: ReadonlyMap<number, Press> }

async function viewPage(db: Database, found: Found, { limit, language, presses }: ViewTerms): Promise<Page<EventRow>> {
  const [names, recordName] = await Promise.all([readNames(db, found, language), readRecordNames(db, found, language)])
  return pageOf(found, limit, {
    view: row => viewEvent(row, { names, recordName: recordName(row), press: presses.get(row.id) }),
    cursorOf: row => row.id,
  })
}

type Filters = Omit<z.output<typeof events.list.input>, 'after' | 'limit' | 'byPress'>

/** Whether an event is asked for, and may be seen. `table` is what the query calls the events. */
function matching(filters: Filters, caller: Caller, table: string): Expression<SqlBool> {
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
function inScope({ cityCodes, userId }: Caller, table: string): Expression<SqlBool> {
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

type Known = { names: EventRow['names']; recordName: string; press: Press | undefined }

/** An event as readers of the log see it. */
function viewEvent(event: Selectable<Tables['events']>, { names, recordName, press }: Known): EventRow {
  return {
    id: event.id,
    at: event.occurred_at ?? event.at,
    action: presentAction(event.action),
    actor: { kind: event.actor_kind, id: event.actor_id, name: event.actor_name },
    subject: event.subject,
    subjectId: event.subject_id,
    subjectNo: event.subject_no,
    subjectName: recordName,
    from: event.from_state,
    to: event.to_state,
    changes: Object.fromEntries(
      Object.entries(event.changes).map(([field, [before, after]]) => [field, [mask(before), mask(after)]]),
    ),
    names: namesFor(event, names),
    reason: event.reason === null ? null : asWritten(event.reason),
    requestId: event.request_id,
    traceId: event.trace_id,
    press: press ?? { lines: 1, records: 1 },
  }
}

/** Readers of the log do not need personal numbers. */
function mask(value: unknown): unknown {
  if (typeof value === 'string') return /^1\d{10}$/.test(value) ? maskPhone(value) : asWritten(value)
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mask(part)]))
}
