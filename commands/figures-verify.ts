import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'
import { verifications } from './start/verify.ts'

/** `npm run figures:verify`: all days, or `-- 35`: so many days back. */
async function verify(): Promise<void> {
  const days = process.argv[2] === undefined ? undefined : Number(process.argv[2])
  if (days !== undefined && !(Number.isInteger(days) && days > 0))
    throw new Error('Say how many days back, such as 35.')
  const { DATA_DIR: dataDir } = readSettings()
  await withDatabase(openExisting, url => verifications.figures({ url, dataDir, days }))
}

verify().catch(fail)
