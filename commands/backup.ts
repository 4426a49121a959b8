import { backup } from '#server/postgres/backup.ts'
import { archivedWithinSeconds, endContinuous, keptDays, startContinuous } from '#server/postgres/continuous/folder.ts'
import { keepRound } from '#server/postgres/continuous/keep.ts'
import { fail } from './start/child-processes.ts'
import { findRunning, openExisting, pathOf, withDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'

const usage = 'Name one file: npm run backup -- FILE; or a folder: npm run backup -- --continuous FOLDER (off ends it)'

async function save(): Promise<void> {
  const [first, second, ...more] = process.argv.slice(2)
  const isContinuous = first === '--continuous'
  const named = isContinuous ? second : first
  if (!named || more.length > 0 || (!isContinuous && second !== undefined) || named.startsWith('--'))
    throw new Error(usage)
  if (isContinuous) await setContinuous(named)
  else await withDatabase(openExisting, url => backup(url, pathOf(named), console.log))
}

/** PostgreSQL archives its log only from a start on. */
async function setContinuous(named: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings()
  if (DATABASE_URL)
    throw new Error(
      'A PostgreSQL of your own is backed up continuously by its own tools, such as pgBackRest: docs/operations.md says how.',
    )
  const running = await findRunning(DATA_DIR)
  if (named === 'off') {
    await endContinuous(DATA_DIR)
    return console.log(
      running ? 'Restart the server: then nothing is archived any more.' : 'Nothing is archived any more.',
    )
  }
  await startContinuous(DATA_DIR, pathOf(named))
  if (!running) await withDatabase(openExisting, takeFirstCopy)
  console.log(`${running ? 'Restart the server: from then on' : 'From now on'} changes are archived within ${archivedWithinSeconds} seconds while it runs, the database is copied once
a day, and each moment of the last ${keptDays} days can be restored: npm run restore -- FOLDER --to "2026-11-27 12:30:00".
What is in the folder is encrypted with the installation's key (DATA_KEY, or data.key in DATA_DIR): keep that in another place.`)
}

async function takeFirstCopy(databaseUrl: string): Promise<void> {
  const { trouble } = await keepRound({ dataDir: readSettings().DATA_DIR, databaseUrl }, Date.now())
  if (trouble) throw new Error(trouble)
}

save().catch(fail)
