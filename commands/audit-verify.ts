import { verifyAudit } from '#server/access/events/index.ts'
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
        throw new Error('The log was changed. Keep the database and a backup unchanged as evidence.')
      console.log(
        `The log is whole: ${links} events in the chain, ${heads} heads compared, ${waiting} not yet in the chain.`,
      )
      if (heads === 0) console.log('No head was found in DATA_DIR, so a missing end cannot be detected.')
    } finally {
      await db.destroy()
    }
  })
}

verify().catch(fail)
