import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/** A nonce is used up in the part of the time that was signed with it. */
export type Nonce = { nonce: string; part: number }

/** Longer than a signature is good for, to either side. */
const partSeconds = 600
const parts = 4

/** `at`: seconds since 1970. */
export function partOf(at: number): number {
  return Math.floor(at / partSeconds) % parts
}

/**
 * Empties the part that lies furthest from now: no signature of its time is good. Not while somebody reads it, such as a backup: calls
 * would wait behind the one that waits, once that part is in use.
 */
export async function emptyNonces(db: Database, at = Date.now() / 1000): Promise<void> {
  const unused = partOf(at + 2 * partSeconds)
  await sql`do $$ begin
    set local lock_timeout = '1s';
    truncate table ${sql.table(`app_nonces_${unused}`)};
  exception when lock_not_available then null;
  end $$`.execute(db)
}
