import type { Kysely } from 'kysely'
import type { Tables } from '#server/kit/database.ts'

/** Where the questions of people are asked: of the database, or of its replica (`server/process/replica.ts`). */
export type Reads = {
  /** A database that has everything that was committed before this call. */
  current(): Promise<Kysely<Tables>>
  /** Runs what only reads on that database, and once more on the primary if the replica fails meanwhile. */
  ask<Answer>(read: (db: Kysely<Tables>) => Promise<Answer>): Promise<Answer>
}

/** Where there is no replica. */
export function readsOf(db: Kysely<Tables>): Reads {
  return { current: async () => db, ask: read => read(db) }
}
