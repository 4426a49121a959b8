import { type ControlledTransaction, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Tables } from '#server/kit/database.ts'
import type { TestServer } from './process/server.ts'
import { until } from './process/until.ts'

export type Held = {
  /** What is written here is seen by others once it is committed. */
  readonly db: ControlledTransaction<Tables>
  /** Waits until this many connections of the database wait for a lock. */
  untilWaiting(count?: number): Promise<void>
  /** Lets those who wait go on, with what was written here. */
  commit(): Promise<void>
  /** Lets those who wait go on, without what was written here. */
  rollback(): Promise<void>
}

/** Forces an interleaving: `lock` takes locks in a transaction of its own, which stays open until it is committed, rolled back or its test ends. Whoever needs them waits meanwhile, at the very statement that takes them. */
export async function hold(
  server: Pick<TestServer, 'db'>,
  lock: (db: ControlledTransaction<Tables>) => Promise<unknown>,
): Promise<Held> {
  const db = await server.db.startTransaction().execute()
  onTestFinished(async () => {
    if (!(db.isCommitted || db.isRolledBack)) await db.rollback().execute()
  })
  await lock(db)
  return {
    db,
    untilWaiting: async (count = 1) => {
      await until(async () => (await waiting(server)) >= count, { what: `${count} waiting for a lock` })
    },
    commit: () => db.commit().execute(),
    rollback: () => db.rollback().execute(),
  }
}

/** A row with an `id`, held as whoever writes it would. */
export function holdRow(server: Pick<TestServer, 'db'>, table: keyof Tables, id: number): Promise<Held> {
  return hold(server, db => sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(db))
}

/** For `hold`: everybody reads, locks rows and decides, and waits at the first write to the table. */
export function withoutWrites(table: keyof Tables) {
  return (db: ControlledTransaction<Tables>) => sql`lock table ${sql.table(table)} in share mode`.execute(db)
}

async function waiting(server: Pick<TestServer, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows[0]?.count ?? 0
}
