import pino from 'pino'
import { openDatabase } from '#server/kit/database.ts'
import { startJobs } from '#server/kit/jobs.ts'
import { startNudgeChannel } from '#server/nudges/index.ts'
import { rescueAccount } from '#server/session/index.ts'
import { migrateAll } from '#server/start.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'

const usage = 'Name an account: npm run admin -- reset USERNAME'

async function administer(): Promise<void> {
  const [what, username, ...more] = process.argv.slice(2)
  if (what !== 'reset' || !username || more.length > 0) throw new Error(usage)
  await withDatabase(openExisting, url => reset(url, username))
}

/** Nudges a running server, so that it ends the sessions at once. */
async function reset(url: string, username: string): Promise<void> {
  await migrateAll(url)
  const log = pino({ level: 'warn' })
  const { db } = openDatabase(url, 2)
  const [jobs, nudgeChannel] = await Promise.all([startJobs(url, log), startNudgeChannel(url, log)])
  try {
    const { password } = await rescueAccount({ db, jobs, nudgeChannel }, username)
    console.log(`${username} signs in with this password once, within 24 hours, and then chooses another: ${password}`)
    console.log('Every session of the account has ended, and its second factor is off.')
  } finally {
    await nudgeChannel.stop()
    await jobs.stop()
    await db.destroy()
  }
}

administer().catch(fail)
