import { mkdir, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { prepareCluster } from './cluster.ts'
import { ownFolder } from './ownership.ts'
import { choosePlace, type Place } from './place.ts'
import { isAlive, type Seen, shutDown, signal } from './processes.ts'
import { inWords } from './refused.ts'
import { databaseUrl, serve } from './serve.ts'

const database = 'citydesk'

export type RunningPostgres = { url: string; stop(): Promise<void> }

type LaunchOptions = {
  dataDir: string
  log: (sentence: string) => void
  /** Used only as root where user namespaces are forbidden and nobody cannot reach our own folders. */
  sharedFolder?: string
}

/** Owns the data folder and serves it until `stop()`. Throws `LaunchRefused`, worded for the person who started us. */
export async function launchPostgres({ dataDir, log, sharedFolder = '/var/lib/citydesk' }: LaunchOptions) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const folder = await realpath(dataDir)
    const ownership = await ownFolder(folder)
    try {
      const place = await choosePlace({ dataDir: folder, sharedFolder, log })
      await prepareCluster(place, log)
      return await keepServing(place, { log, release: ownership.release })
    } catch (error) {
      await ownership.release()
      throw error
    }
  } catch (error) {
    throw inWords(error, resolve(dataDir), 'or choose another folder with DATA_DIR=/another/folder')
  }
}

type Keeping = { log: (sentence: string) => void; release: () => Promise<void> }

async function keepServing(place: Place, { log, release }: Keeping): Promise<RunningPostgres> {
  let server = await serve(place, log)
  try {
    await ensureDatabase(place)
  } catch (error) {
    await shutDown(server)
    throw error
  }
  let revival: Promise<void> | undefined
  // Its postmaster may be killed (out of memory); its own workers it revives by itself.
  const watch = setInterval(() => {
    if (!revival && !isAlive(server)) revival = revive().finally(() => (revival = undefined))
  }, 500).unref()
  async function revive() {
    log('The database stopped by itself and is started again.')
    server = await serve(place, log).catch((error: Error): Seen => {
      log(error.message)
      return server
    })
  }
  // The last chance when Node ends without stop(): an uncaught error, process.exit().
  const lastChance = () => signal(server, 'SIGINT')
  process.once('exit', lastChance)
  async function stop() {
    clearInterval(watch)
    await revival
    await shutDown(server)
    process.off('exit', lastChance)
    await release()
  }
  let stopped: Promise<void> | undefined
  return { url: databaseUrl(place, database), stop: () => (stopped ??= stop()) }
}

async function ensureDatabase(place: Place) {
  const client = new Client({ connectionString: databaseUrl(place, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
