import { openDatabase } from '#server/kit/database.ts'
import { readsOf } from '#server/kit/rows/reads.ts'
import type { TestServer } from './server.ts'

/** From now on questions are asked on connections that refuse to write, as those of a replica do. Answers what ends them. */
export function askReadOnly({ runtime, databaseUrl }: TestServer): () => Promise<void> {
  const { db } = openDatabase(`${databaseUrl}?options=-c%20default_transaction_read_only%3Don`, 4)
  Object.assign(runtime.reads, readsOf(db))
  return () => db.destroy()
}
