import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '#server/kit/database.ts'

/** Whether an event is asked for, in the table of that name. */
type Matches = (table: string) => Expression<SqlBool>

/** What one press did beside its first line. */
export type Press = { lines: number; records: number }

/** In the words of the index `events_press`. */
const wordOf = (requestId: RawBuilder<unknown>) => sql`split_part(${requestId}, '.', 1)`

/** Events of the same person whose request ids agree up to the dot (`contract/access/press.ts`). */
export function inSamePress(
  table: string,
  { actorId, requestId }: { actorId: RawBuilder<unknown>; requestId: RawBuilder<unknown> },
): Expression<SqlBool> {
  const own = sql.ref(`${table}.request_id`)
  return sql<SqlBool>`(${own} is not null and ${sql.ref(`${table}.actor_id`)} = ${actorId} and ${wordOf(own)} = ${wordOf(requestId)})`
}

/**
 * Of each press the first event that is asked for: it stays the first while others follow. A look into the index for each
 * event, so that a page needs no more than its own rows and what is in their presses.
 */
export function isFirstOfPress(matches: Matches): Expression<SqlBool> {
  const same = inSamePress('first', { actorId: sql.ref('events.actor_id'), requestId: sql.ref('events.request_id') })
  return sql<SqlBool>`(events.request_id is null or events.actor_id is null or events.id = (
    select first.id from events first where ${same} and ${matches('first')} order by first.id limit 1))`
}

/** How much belongs to the press of each of these events. */
export async function readPresses(
  db: Database,
  firsts: readonly Selectable<Tables['events']>[],
  matches: Matches,
): Promise<Map<number, Press>> {
  const ids = firsts.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const same = inSamePress('member', { actorId: sql.ref('head.actor_id'), requestId: sql.ref('head.request_id') })
  const { rows } = await sql<Press & { id: number }>`
    select head.id, counted.lines, counted.records
    from events head cross join lateral (
      select count(*)::int as lines, count(distinct member.subject_id) filter (
        where member.subject = head.subject and member.action = head.action)::int as records
      from events member where ${same} and ${matches('member')}) counted
    where head.id = any(${ids}::bigint[]) and head.request_id is not null and head.actor_id is not null`.execute(db)
  return new Map(rows.map(({ id, ...press }) => [id, press]))
}
