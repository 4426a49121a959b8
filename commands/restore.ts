import { restore } from '#server/postgres/restore.ts'
import { migrateAll } from '#server/process/start.ts'
import { fail } from './start/child-processes.ts'
import { openOrCreate, readFileArgument, withDatabase } from './start/database.ts'

async function load(): Promise<void> {
  const file = readFileArgument('restore')
  await withDatabase(openOrCreate, url => restore(url, file, { migrate: migrateAll, log: console.log }))
}

load().catch(fail)
