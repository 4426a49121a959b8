import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/process/start.ts'

/** Creates a database, runs all migrations, reads it, and removes it. */
export async function readMigrated<Result>(read: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-check-'))
  const postgres = await launchPostgres({ dataDir, log: () => {}, settings: { fsync: 'off' } })
  try {
    await migrateAll(postgres.url)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const result = await read(client)
    await client.end()
    return result
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
