import { restore } from '#server/postgres/restore.ts'
import { migrateAll } from '#server/start.ts'
import { openOrCreate, readFileArgument, withDatabase } from './database.ts'
import { fail } from './processes.ts'

async function load(): Promise<void> {
  const file = readFileArgument('restore')
  await withDatabase(openOrCreate, url => restore(url, file, { migrate: migrateAll, log: console.log }))
}

load().catch(fail)
