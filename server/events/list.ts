import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { EventQuestion, EventRow } from '#contract/access/events.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { literal } from '#server/kit/like.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { maskPhone } from '#server/people/index.ts'

type Question = z.output<typeof EventQuestion>

/** What happened, newest first; `after` is the last id seen. */
export async function list(
  { db, caller }: QueryContext,
  { actorId, action, record, from, to, after, limit }: Question,
): Promise<{ rows: EventRow[]; next: string | null }> {
  const found = await db
    .selectFrom('events')
    .selectAll()
    .where(inScope(caller))
    .$if(actorId !== undefined, events => events.where('actor_id', '=', actorId ?? 0))
    .$if(action !== '', events => events.where(isAction(action)))
    .$if(record !== '', events => events.where(isAbout(record)))
    .$if(from !== undefined, events => events.where('at', '>=', sql<number>`${new Date(from ?? 0)}`))
    .$if(to !== undefined, events => events.where('at', '<', sql<number>`${new Date(to ?? 0)}`))
    .$if(Boolean(after), events => events.where('id', '<', Number(after)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  return { rows: rows.map(view), next: found.length > limit ? String(rows.at(-1)?.id) : null }
}

/** Of a person limited to cities: what happened to orders there, and what staff of no other cities did. */
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

/** An operation, or a feature and with it all of its operations. */
function isAction(action: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'events'>()
  if (action.includes('.')) return row('action', '=', action)
  return row('action', 'like', `${literal(action)}.%`)
}

function isAbout(record: string): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'events'>()
  const byNumber = row('subject_no', '=', record)
  return /^\d{1,15}$/.test(record) ? row.or([byNumber, row('subject_id', '=', Number(record))]) : byNumber
}

function view(event: Selectable<Tables['events']>): EventRow {
  return {
    id: event.id,
    at: event.occurred_at ?? event.at,
    action: event.action,
    actor: { kind: event.actor_kind, id: event.actor_id, name: event.actor_name },
    subject: event.subject,
    subjectId: event.subject_id,
    subjectNo: event.subject_no,
    from: event.from_state,
    to: event.to_state,
    changes: Object.fromEntries(
      Object.entries(event.changes).map(([field, [before, after]]) => [field, [mask(before), mask(after)]]),
    ),
    reason: event.reason,
    requestId: event.request_id,
    traceId: event.trace_id,
  }
}

/** A log is read by people who need no phone numbers. */
function mask(value: unknown): unknown {
  return typeof value === 'string' && /^1\d{10}$/.test(value) ? maskPhone(value) : value
}
