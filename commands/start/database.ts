import { readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#server/kit/config.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { findPostmaster, shutDown } from '#server/postgres/processes.ts'
import { onInterruption } from './child-processes.ts'
import { readSettings } from './settings.ts'

type OpenDatabase = { url: string; close(): Promise<void> }

/** Opens the configured database and afterwards stops it if it was not running before. */
export async function withDatabase(
  open: (config: Config) => Promise<OpenDatabase>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  let close = async () => {}
  let isInterrupted = false
  onInterruption(async () => {
    isInterrupted = true
    await close()
    return 130
  })
  const database = await open(readSettings())
  close = database.close
  try {
    await work(database.url)
  } catch (error) {
    if (!isInterrupted) throw explainConnectionError(error)
  } finally {
    await close()
  }
}

/** The server's database; it is started if it does not run. */
export async function openExisting({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  if (DATABASE_URL) return shared(DATABASE_DIRECT_URL ?? DATABASE_URL)
  const running = await findRunning(DATA_DIR)
  return running ? shared(running) : launch(DATA_DIR)
}

/** The same; it is created if there is none. */
export async function openOrCreate({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  return DATABASE_URL ? shared(DATABASE_DIRECT_URL ?? DATABASE_URL) : launch(DATA_DIR)
}

/** Stops the bundled database if its server was killed. */
export async function stopOrphan({ DATABASE_URL, DATA_DIR }: Config): Promise<void> {
  const cluster = await realpath(join(DATA_DIR, 'postgres')).catch(() => undefined)
  const orphan = cluster && !DATABASE_URL ? findPostmaster(cluster) : undefined
  if (orphan) await shutDown(orphan)
}

/** What was named after `npm run <command> --`, relative to the person's current folder. */
export function pathOf(named: string): string {
  return resolve(process.env.INIT_CWD ?? '.', named)
}

function shared(url: string): OpenDatabase {
  return { url, close: async () => {} }
}

async function launch(dataDir: string): Promise<OpenDatabase> {
  const { url, stop } = await launchPostgres({ dataDir, log: console.log })
  return { url, close: stop }
}

/** The address of the database that serves this folder. The fifth line of PostgreSQL's pid file is the folder of its socket. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => {
    throw new Error(`There is no database in ${resolve(dataDir)}. Name its folder with DATA_DIR=/another/folder.`)
  })
  if (!findPostmaster(cluster)) return
  const socketFolder = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[4]
  return socketFolder && `postgres://citydesk@${encodeURIComponent(socketFolder)}:5432/citydesk`
}

/** For a name with several addresses the driver reports several errors. */
function explainConnectionError(error: unknown): unknown {
  const { code = '', errors, message } = error as NodeJS.ErrnoException & { errors?: Error[] }
  if (!/^(E[A-Z_]+|28\w{3}|3D000|08\w{3}|57P03|53300)$/.test(code)) return error
  return new Error(`The database cannot be reached: ${errors?.[0]?.message ?? message}. Check DATABASE_URL.`)
}
