import { mkdir, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { prepareCluster } from './cluster.ts'
import { archivingSettings, readContinuous } from './continuous/folder.ts'
import { type DatabaseSetup, prepareSetup } from './database-setup.ts'
import { lockFolder } from './folder-lock.ts'
import { explainSystemError, LaunchRefused } from './launch-refused.ts'
import { currentSystem, type OperatingSystem, type RunningProcess } from './operating-system.ts'
import { isAlive, shutDown, signal } from './processes.ts'
import { databaseUrl, startOrAdopt } from './start-or-adopt.ts'

const database = 'citydesk'

export type RunningPostgres = { url: string; stop(): Promise<void> }

type LaunchOptions = {
  dataDir: string
  log: (sentence: string) => void
  /** Used only as root where user namespaces are forbidden and the user nobody cannot reach our own folders. */
  sharedFolder?: string
  system?: OperatingSystem
  /** PostgreSQL's settings that differ from the usual ones; tests do not wait for the disk. */
  settings?: Readonly<Record<string, string>>
}

/** Owns the data folder and serves it until `stop()`. Throws `LaunchRefused`, worded for the person who started us. */
export async function launchPostgres(options: LaunchOptions) {
  const { dataDir, log, sharedFolder = '/var/lib/citydesk', system = currentSystem, settings = {} } = options
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const folder = await realpath(dataDir)
    const lock = await lockFolder(folder, system)
    try {
      const backups = await readContinuous(folder)
      const archiving = archivingSettings(folder, backups)
      const setup = await prepareSetup({
        dataDir: folder,
        sharedFolder,
        settings: { ...archiving, ...settings },
        system,
        log,
      })
      if (backups && setup.runAs.dropsRoot)
        throw new LaunchRefused(
          'A continuous backup needs a PostgreSQL that may read the key in DATA_DIR, and root cannot run one here. Start CityDesk as another user, or end the backup: npm run backup -- --continuous off',
        )
      await prepareCluster(setup, log)
      return await keepRunning(setup, { log, release: lock.release })
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw explainSystemError(error, resolve(dataDir), 'or choose another folder with DATA_DIR=/another/folder')
  }
}

type KeepOptions = { log: (sentence: string) => void; release: () => Promise<void> }

async function keepRunning(setup: DatabaseSetup, { log, release }: KeepOptions): Promise<RunningPostgres> {
  const { system } = setup
  let server = await startOrAdopt(setup, log)
  try {
    await ensureDatabase(setup)
  } catch (error) {
    await shutDown(server, system)
    throw error
  }
  let restarting: Promise<void> | undefined
  // The postmaster may be killed (out of memory); its own workers it restarts by itself.
  const watch = setInterval(() => {
    if (!restarting && !isAlive(server, system)) restarting = restart().finally(() => (restarting = undefined))
  }, system.watchIntervalMs).unref()
  async function restart() {
    log('The database stopped by itself and is started again.')
    server = await startOrAdopt(setup, log).catch((error: Error): RunningProcess => {
      log(error.message)
      return server
    })
  }
  // When Node ends without stop(): an uncaught error, process.exit().
  const signalOnExit = () => signal(server, 'SIGINT', system)
  process.once('exit', signalOnExit)
  async function stop() {
    clearInterval(watch)
    await restarting
    await shutDown(server, system)
    process.off('exit', signalOnExit)
    await release()
  }
  let stopped: Promise<void> | undefined
  return { url: databaseUrl(setup, database), stop: () => (stopped ??= stop()) }
}

async function ensureDatabase(setup: DatabaseSetup) {
  const client = new Client({ connectionString: databaseUrl(setup, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
