import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

/**
 * Begins a new epoch (column `era`) if the database holds transaction numbers that this PostgreSQL has not reached, since it
 * was restored from another one. Called before this server writes anything.
 */
export async function beginEpochAfterRestore(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql`lock table notification_eras in exclusive mode`.execute(transaction)
    await sql`
      insert into notification_eras (era)
      select notification_era() + 1
      where pg_snapshot_xmax(pg_current_snapshot()) <=
          (select written_in from notifications where era = notification_era() order by written_in desc limit 1)
        or exists (select from notification_watermarks
          where era = notification_era() and pg_snapshot_xmax(seen) > pg_snapshot_xmax(pg_current_snapshot()))`.execute(
      transaction,
    )
  })
}
