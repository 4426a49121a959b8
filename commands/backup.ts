import { backup } from '#server/postgres/backup.ts'
import { openExisting, readFileArgument, withDatabase } from './database.ts'
import { fail } from './processes.ts'

async function save(): Promise<void> {
  const file = readFileArgument('backup')
  await withDatabase(openExisting, url => backup(url, file, console.log))
}

save().catch(fail)
