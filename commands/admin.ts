import pino from 'pino'
import { restoreAccess } from '#server/access/session/feature.ts'
import { startNudgeChannel } from '#server/desk/nudges/index.ts'
import type { Config } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startJobs } from '#server/process/jobs/index.ts'
import { migrateAll } from '#server/process/start.ts'
import { startSettings } from '#server/settings/feature.ts'
import { appUsage, workWithApps } from './admin/apps.ts'
import { cityUsage, workWithCities } from './admin/cities.ts'
import { filesUsage, workWithFiles } from './admin/files.ts'
import { rotateSecrets, secretsUsage } from './admin/secrets.ts'
import { administerWebhooks, webhookUsage } from './admin/webhooks.ts'
import { fail } from './start/child-processes.ts'
import { openExisting, withDatabase } from './start/database.ts'
import { readSettings } from './start/settings.ts'

type Operated = Pick<Runtime, 'config' | 'db' | 'jobs' | 'nudgeChannel' | 'settings'>

const usage = `Say what to do:
  npm run admin -- reset USERNAME
  ${appUsage}
  ${cityUsage}
  ${webhookUsage}
  ${filesUsage}
  ${secretsUsage}`

async function administer(): Promise<void> {
  const said = process.argv.slice(2)
  // Without a runtime: nothing of a server may be connected.
  if (said.join(' ') === 'secrets rotate')
    return withDatabase(openExisting, url => rotateSecrets(readSettings(), url, process.env.NEW_DATA_KEY))
  const work = workOf(said)
  const config = readSettings()
  await withDatabase(openExisting, url => withRuntime(config, url, work))
}

function workOf([what, ...words]: readonly string[]): (runtime: Operated) => Promise<void> {
  const [username, ...more] = words
  if (what === 'reset' && username && more.length === 0) return runtime => reset(runtime, username)
  if (what === 'app' && words.length > 0) return workWithApps(words)
  if (what === 'cities') return workWithCities(words)
  if (what === 'files') return workWithFiles(words)
  if (what === 'webhook') return runtime => administerWebhooks(runtime, words)
  throw new Error(what === 'reset' ? 'Name an account: npm run admin -- reset USERNAME' : usage)
}

/** As much of a server as changes something: what runs already is nudged. */
async function withRuntime(config: Config, url: string, work: (runtime: Operated) => Promise<void>): Promise<void> {
  await migrateAll(url)
  const log = pino({ level: 'warn' })
  const { db } = openDatabase(url, 2)
  const [jobs, nudgeChannel] = await Promise.all([startJobs(url, log), startNudgeChannel(url, log)])
  try {
    const settings = await startSettings({ config, db, log, nudgeChannel })
    await work({ config, db, jobs, nudgeChannel, settings })
  } finally {
    await nudgeChannel.stop()
    await jobs.stop()
    await db.destroy()
  }
}

/** A running server ends the sessions at once. */
async function reset(runtime: Operated, username: string): Promise<void> {
  const { password } = await restoreAccess(runtime, username)
  console.log(`${username} signs in with this password once, within 24 hours, and then chooses another: ${password}`)
  console.log('Every session of the account has ended, and its second factor is off.')
}

administer().catch(fail)
