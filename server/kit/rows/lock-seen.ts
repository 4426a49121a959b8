import type { Reason } from '#contract/base/refusals.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Terms<Row extends { version: number }> = {
  /** As its events call it, `orders`. */
  subject: string
  id: number
  /** The version that the person saw; undefined where their client names none. */
  version: number | undefined
  /** Reads the row with a lock, within what the person may see. */
  lock(): Promise<Row | undefined>
  /** The record as it is now, for whoever was slower. */
  fresh(row: Row): unknown
  /** Whether what changed since then is no reason to look again. */
  isHarmless?(row: Row): boolean | Promise<boolean>
  /** Reason and params of the refusal where `changedByOther` with the name of the last actor says too little. */
  staleReason?(row: Row): Promise<{ reason: Reason; params: Record<string, string> }>
}

/** The row, locked, if it is still as the person saw it; else a refusal that says who changed it, with the fresh record. */
export async function lockSeen<Row extends { version: number }>(db: Database, terms: Terms<Row>): Promise<Row> {
  const { subject, id, version, lock, fresh, isHarmless, staleReason } = terms
  const row = await lock()
  if (!row) return refuse('notFound')
  if (version === undefined || version === row.version || (await isHarmless?.(row))) return row
  const stale = await staleReason?.(row)
  const { reason, params } = stale ?? (await changedBy(db, subject, id))
  return refuse(reason, { params, record: await fresh(row) })
}

/** Says who changed the record, to the person who was slower. Signing in and the like change no record. */
export async function changedBy(db: Database, subject: string, id: number) {
  const last = await db
    .selectFrom('events')
    .select(['actor_kind as kind', 'actor_name as name'])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('action', 'not like', 'session.%')
    .where('action', 'not like', 'account.%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isByItself = !last || last.kind === 'clock' || last.kind === 'system'
  return { reason: isByItself ? 'changedBySystem' : 'changedByOther', params: { by: last?.name ?? '' } } as const
}
