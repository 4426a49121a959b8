import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'
import { verifications } from './start/verify.ts'

async function verify(): Promise<void> {
  const { DATA_DIR: dataDir } = readSettings()
  await withDatabase(openExisting, url => verifications.ledger({ url, dataDir }))
}

verify().catch(fail)
