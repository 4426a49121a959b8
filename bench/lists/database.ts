import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/process/start.ts'

/** A migrated database in a folder of its own, gone afterwards. `settings` are PostgreSQL's. */
export async function withDatabase(
  work: (url: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-bench-'))
  const postgres = await launchPostgres({ dataDir, log: () => {}, settings })
  try {
    await migrateAll(postgres.url)
    await work(postgres.url)
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
