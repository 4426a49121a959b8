import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

export function daysOf(db: Database) {
  return db.selectFrom('recon_days').selectAll('recon_days')
}

/** Two changes of the bills of a channel wait for each other, whichever days they are of. */
export async function lockChannel(db: Database, appId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bills of ${appId}`}))`.execute(db)
}
