import { backup } from '#server/postgres/backup.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, readFileArgument, withDatabase } from './start/database.ts'

async function save(): Promise<void> {
  const file = readFileArgument('backup')
  await withDatabase(openExisting, url => backup(url, file, console.log))
}

save().catch(fail)
