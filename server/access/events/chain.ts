import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

export type Link = { position: number; event_id: number; hash: Buffer }
type Canonical = { id: number; text: string }

/** The previous hash of the first link. */
export const firstHash: Buffer = Buffer.alloc(32)

/** All fields of an event as one text that is the same on every machine: times as numbers, fields by position. */
const canonicalText = sql<string>`jsonb_build_array(
  e.id, (extract(epoch from e.at) * 1000)::bigint, e.action, e.actor_kind, e.actor_id, e.actor_name, e.subject,
  e.subject_id, e.subject_no, e.from_state, e.to_state, e.changes, e.reason, e.about_id, e.request_id, e.trace_id,
  e.app_id, e.external_id, (extract(epoch from e.occurred_at) * 1000)::bigint)::text`

export async function readCanonical(db: Database, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<Canonical>`
    select e.id, ${canonicalText} as text from events e where e.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(row => [row.id, row.text]))
}

export function hashOf(previous: Buffer, text: string): Buffer {
  return createHash('sha256').update(previous).update(text).digest()
}

/** The last link; position 0 and `firstHash` while there is none. */
export async function readHead(db: Database): Promise<Pick<Link, 'position' | 'hash'>> {
  const last = await db
    .selectFrom('event_chain')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { position: 0, hash: firstHash }
}
