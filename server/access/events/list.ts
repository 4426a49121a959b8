import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type EventRow, events } from '#contract/access/events.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import { literal } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { moment } from '#server/kit/rows/moment.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { presentAction, storedActions } from './former-actions.ts'
import { namesFor, readNames } from './names.ts'

/** Newest first; `after` is the last id of the page before. */
export const list = handle(events.list, async ({ db, caller, sender }, question) => {
  const { byStaff, actorId, action, record, from, to, after, limit } = question
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(inScope(caller))
    .$if(byStaff, rows => rows.where('actor_kind', '=', sql.lit('staff')))
    .$if(actorId !== undefined, rows => rows.where('actor_id', '=', actorId ?? 0))
    .$if(action !== '', rows => rows.where(isAction(action)))
    .$if(record !== '', rows => rows.where(isAbout(record)))
    .$if(from !== undefined, rows => rows.where('at', '>=', moment(from ?? 0)))
    .$if(to !== undefined, rows => rows.where('at', '<', moment(to ?? 0)))
    .where(afterId('id', after))
    .orderBy('id', 'desc')
    .limit(oneMore(limit))
    .execute()
  const names = await readNames(db, found, sender.language)
  return pageOf(found, limit, { view: row => viewEvent(row, names), cursorOf: row => row.id })
})

/** A person limited to cities sees events of orders there, and events by staff who see no other cities. */
function inScope({ cityCodes, userId }: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'events'>()
  if (cityCodes === null) return row.lit(true)
  const own = sql`${cityCodes}::text[]`
  return row.or([
    row('actor_id', '=', userId),
    sql<SqlBool>`(subject = 'orders' and exists (
      select from orders where orders.id = events.subject_id and orders.city_code = any(${own})))`,
    sql<SqlBool>`(subject <> 'orders' and exists (
      select from users where users.id = events.actor_id and users.kind = 'staff' and users.city_codes <@ ${own}))`,
  ])
}

/** `orders.assign` for one operation, `orders` for all of a feature. */
function isAction(action: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'events'>()
  if (action.includes('.')) return row('action', 'in', storedActions(action))
  return row('action', 'like', `${literal(action)}.%`)
}

function isAbout(asked: string): Expression<SqlBool> {
  const record = searchedText(asked)
  const row = expressionBuilder<Tables, 'events'>()
  const byNumber = row('subject_no', '=', record)
  return /^\d{1,15}$/.test(record) ? row.or([byNumber, row('subject_id', '=', Number(record))]) : byNumber
}

function viewEvent(event: Selectable<Tables['events']>, names: EventRow['names']): EventRow {
  return {
    id: event.id,
    at: event.occurred_at ?? event.at,
    action: presentAction(event.action),
    actor: { kind: event.actor_kind, id: event.actor_id, name: event.actor_name },
    subject: event.subject,
    subjectId: event.subject_id,
    subjectNo: event.subject_no,
    from: event.from_state,
    to: event.to_state,
    changes: Object.fromEntries(
      Object.entries(event.changes).map(([field, [before, after]]) => [field, [mask(before), mask(after)]]),
    ),
    names: namesFor(event, names),
    reason: event.reason === null ? null : asWritten(event.reason),
    requestId: event.request_id,
    traceId: event.trace_id,
  }
}

/** Readers of the log do not need personal numbers. */
function mask(value: unknown): unknown {
  if (typeof value === 'string') return /^1\d{10}$/.test(value) ? maskPhone(value) : asWritten(value)
  if (Array.isArray(value)) return value.map(mask)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mask(part)]))
}
