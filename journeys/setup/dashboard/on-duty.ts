import { sql } from 'kysely'
import { sampleWorkers } from '#server/dashboard/figures/index.ts'
import type { TestServer } from '../process/server.ts'

/**
 * From now on only the journey counts who is on duty. The product counts every five minutes, at any moment of a journey: an hour that
 * was counted before somebody began and again afterwards has the average of both, and its list has everybody.
 */
export async function countAlone({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await sql`create or replace function count_nobody() returns trigger language plpgsql as
    $$ begin return null; end $$`.execute(db)
  await sql`create or replace trigger count_nobody before insert on worker_hours for each row
    execute function count_nobody()`.execute(db)
}

/** Counts who is on duty in this hour, after `countAlone` as well. */
export async function countOnDuty({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db.transaction().execute(async transaction => {
    // Without triggers.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sampleWorkers({ db: transaction })
  })
}
