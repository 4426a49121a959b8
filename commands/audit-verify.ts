import { verifyAudit } from '#server/events/index.ts'
import { openDatabase } from '#server/kit/database.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'

async function verify(): Promise<void> {
  const { DATA_DIR } = readSettings()
  await withDatabase(openExisting, async url => {
    const { db } = openDatabase(url, 2)
    try {
      const { links, heads, waiting, findings } = await verifyAudit(db, DATA_DIR)
      for (const finding of findings) console.log(finding)
      if (findings.length > 0)
        throw new Error('The log is not what was written. Keep the database and a backup as they are.')
      console.log(
        `The log is whole: ${links} events in the chain, ${heads} heads compared, ${waiting} not yet taken in.`,
      )
      if (heads === 0) console.log('No head was found in DATA_DIR: whether the end is missing cannot be told.')
    } finally {
      await db.destroy()
    }
  })
}

verify().catch(fail)
