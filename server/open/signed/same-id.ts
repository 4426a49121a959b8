import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

export type Sent = { appId: string; call: string; params: object; input: object }

/** Refuses another message under an id that the app used before. Two at once wait for each other. */
export async function refuseOtherUnderSameId(db: Database, sent: Sent): Promise<void> {
  const row = rowOf(sent)
  if (!row) return
  const added = await db
    .insertInto('app_ids')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('call')
    .executeTakeFirst()
  if (added) return
  const known = await db
    .selectFrom('app_ids')
    .select('input_hash')
    .where('app_id', '=', row.app_id)
    .where('call', '=', row.call)
    .where('external_id', '=', row.external_id)
    .executeTakeFirst()
  if (known && !known.input_hash.equals(row.input_hash)) refuse('requestReused')
}

/** The id of a message that is stored with its other writes, as SQL what was stored of an earlier one, and what this one is compared by. */
export function sameIdOf(sent: Sent) {
  const row = rowOf(sent)
  if (!row) throw new Error(`${sent.call} has no id.`)
  const { app_id, call, external_id, input_hash } = row
  const stored = sql<string | null>`(select encode(input_hash, 'hex') from app_ids
    where app_id = ${app_id} and call = ${call} and external_id = ${external_id})`
  return { row, stored, hash: input_hash.toString('hex') }
}

/** Two calls at once under one id: the later one found nothing stored, and is made again. */
export function isSameIdAtOnce(error: unknown): boolean {
  const constraints = ['app_ids_pkey', 'events_external']
  return error instanceof pg.DatabaseError && error.code === '23505' && constraints.includes(error.constraint ?? '')
}

function rowOf({ appId, call, params, input }: Sent) {
  const externalId = idOf(input)
  if (externalId === undefined) return undefined
  const input_hash = createHash('sha256')
    .update(JSON.stringify([params, input]))
    .digest()
  return { app_id: appId, call, external_id: externalId, input_hash }
}

/** What the app calls an order, a refund or a complaint, an event or a message. */
function idOf(input: object): string | undefined {
  const ids: Record<string, unknown> = { ...input }
  const id = ids.externalNo ?? ids.eventId ?? ids.messageId
  return typeof id === 'string' ? id : undefined
}
