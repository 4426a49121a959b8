import type { DestinationStream } from 'pino'
import { listenToAccessChanges, sealPlainFactors } from '#server/access/session/feature.ts'
import { startNudgeChannel } from '#server/desk/nudges/index.ts'
import type { Config } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import { readsOf } from '#server/kit/rows/reads.ts'
import { createSharedReads } from '#server/kit/rows/shared-reads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { migrate } from '#server/migrations/index.ts'
import { sealPlainSecrets } from '#server/open/apps/feature.ts'
import { sealPlainEndpoints } from '#server/open/webhooks/feature.ts'
import { checkDataKey, type WithKey, warnOfDoubles } from '#server/people/index.ts'
import { createApp } from '#server/process/app.ts'
import { migrateJobs, startJobs } from '#server/process/jobs/index.ts'
import { createLog } from '#server/process/log.ts'
import { createOutages, keepToNewestPrimary } from '#server/process/outages/index.ts'
import { openReplica } from '#server/process/replica.ts'
import { openTraces } from '#server/process/traces.ts'
import { startSettings } from '#server/settings/feature.ts'

export type RunningServer = {
  /** Where it listens, `http://127.0.0.1:3000`. */
  url: string
  runtime: Runtime
  /** Refuses newcomers, lets requests finish, closes the sockets evenly over `drainMs`, and lets go of the database. */
  stop(drainMs: number): Promise<void>
}

/** Brings a database to this version's schema, the queue's own included. */
export async function migrateAll(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl)
  await migrateJobs(databaseUrl)
}

/** Connections for what a command writes outside of its transaction: guesses, codes that are used up. */
const apartFromTransactions = 2
/** What apps send has connections of its own, a quarter as many as everything else: no reader makes an order wait. */
const shareOfIntake = 4

/** Starts a server on a database that is there and migrated. Its log is standard output unless `log` is given. */
export async function startServer(
  config: Config,
  databaseUrl: string,
  logTo?: DestinationStream,
): Promise<RunningServer> {
  const outages = createOutages()
  const log = createLog({ config, outages, destination: logTo })
  const timeoutMs = config.DATABASE_TIMEOUT_SECONDS * 1000
  const terms = { timeoutMs, verify: keepToNewestPrimary() }
  const { db, pool } = openDatabase(databaseUrl, config.DATABASE_CONNECTIONS, terms)
  const prepare = async () => {
    await checkDataKey({ config, db })
    await sealPlain({ config, db })
    await warnOfDoubles({ db, log })
  }
  await prepare().catch(async error => {
    await db.destroy()
    throw error
  })
  const jobs = await startJobs(databaseUrl, log, terms)
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl
  const nudgeChannel = await startNudgeChannel(directUrl, log)
  const accessChanges = await listenToAccessChanges(directUrl, log)
  const intake = openDatabase(databaseUrl, Math.ceil(config.DATABASE_CONNECTIONS / shareOfIntake), terms).db
  // What apps send waits for settings that were changed.
  const settings = await startSettings({ config, db: intake, log, nudgeChannel })
  const connections = config.DATABASE_CONNECTIONS
  const readUrl = config.DATABASE_READ_URL
  const replica = readUrl ? openReplica(readUrl, { primary: db, log, connections, timeoutMs }) : undefined
  const reads = replica?.reads ?? readsOf(db)
  const share = createSharedReads(reads)
  const traces = await openTraces(config)
  const { sending } = traces
  const runtime: Runtime = { config, db, log, jobs, nudgeChannel, settings, reads, share, sending }
  const apart = openDatabase(databaseUrl, apartFromTransactions, terms).db
  const { http, sockets, delivery } = await createApp(runtime, {
    forCommands: { ...runtime, db: apart },
    forIntake: { ...runtime, db: intake },
    outages,
    replica,
    traces,
    waitingQueries: () => pool.waitingCount,
    accessChanges,
  })

  async function stop(drainMs: number): Promise<void> {
    delivery.stop()
    await Promise.all([sockets.drain(drainMs), http.close()])
    await jobs.stop()
    await nudgeChannel.stop()
    await accessChanges.stop()
    await Promise.all([db.destroy(), apart.destroy(), intake.destroy(), replica?.stop(), traces.stop()])
  }

  try {
    // After a restart everybody comes back within the same moment.
    const url = await http.listen({ port: config.PORT, host: config.HOST, backlog: 4096 })
    return { url, runtime, stop }
  } catch (error) {
    await stop(0)
    throw error
  }
}

/** At each start: encrypts what earlier versions stored readable, all of it or nothing. The database cannot: it has no key. */
async function sealPlain({ config, db }: WithKey): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sealPlainSecrets({ config, db: transaction })
    await sealPlainFactors({ config, db: transaction })
    await sealPlainEndpoints({ config, db: transaction })
  })
}
