import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { demoPassword } from '#contract/access/sign-on.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { spawnServer } from '../process/server-process.ts'
import { queryDatabase } from '../query-database.ts'
import { hashCheaply } from './cheap-hash.ts'
import { cacheIn, type Prepared } from './copy-data.ts'
import { withoutDisk } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    prepared: Prepared
  }
}

const undo: (() => Promise<unknown>)[] = []

/** Once for the whole run: a product starts, fills the demo and ends; what it leaves behind is what every test file begins with. */
export async function setup({ provide }: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-e2e-prepared-'))
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const settings = { ...withoutDisk, synchronous_commit: 'off' }
  const postgres = await launchPostgres({ dataDir: join(folder, 'data'), log: () => {}, settings })
  undo.push(() => postgres.stop())
  await fillDatabase(postgres.url, folder)
  provide('prepared', { templateUrl: postgres.url, folder })
}

export async function teardown(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

async function fillDatabase(url: string, folder: string): Promise<void> {
  const server = await spawnServer({
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'unused'),
    ...cacheIn(folder),
  })
  // What is left to do here would be done again in every test file.
  await untilChained(url)
  await server.stop()
  await queryDatabase(url, ...allReminded, passwordsOfLeastCost())
  await queryDatabase(url, 'vacuum (freeze, analyze)')
}

/** Staff are reminded of ending credentials and licences every hour; at a full hour this would arrive during a story. */
const allReminded = ['update worker_credentials set reminded_days = 0', 'update merchants set reminded_days = 0']

/** Everybody of the demo has the same password. */
function passwordsOfLeastCost(): string {
  return `update users set password_hash = '${hashCheaply(demoPassword)}' where password_hash is not null`
}

/** The server chains the events of the demo's past, a batch at a time, after it is ready. */
async function untilChained(url: string): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const unchained = await queryDatabase(url, 'select 1 from unchained_events limit 1')
    if (unchained.length === 0) return
    await pause(100)
  }
  throw new Error('The server did not chain the events of the demo’s past.')
}
