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
import { cacheIn } from './copy-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that every test file copies and no server has open. */
    preparedFolder: string
  }
}

let folder = ''

/** Once for the whole run: a product starts, fills the demo and ends; what it leaves behind is what every test file begins with. */
export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'citydesk-e2e-prepared-'))
  await fillFolder()
  provide('preparedFolder', folder)
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

async function fillFolder(): Promise<void> {
  const postgres = await launchPostgres({ dataDir: join(folder, 'data'), log: () => {} })
  try {
    await queryDatabase(postgres.url, ...withoutDisk)
    const server = await spawnServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'unused'),
      ...cacheIn(folder),
    })
    // What is left to do here would be done again in every test file.
    await untilChained(postgres.url)
    await server.stop()
    await queryDatabase(postgres.url, ...allReminded, passwordsOfLeastCost())
    await queryDatabase(postgres.url, 'vacuum (freeze, analyze)')
  } finally {
    await postgres.stop()
  }
}

/** No story cuts the power, so nothing need wait for the disk. */
const withoutDisk = [
  'alter database citydesk set synchronous_commit = off',
  'alter system set full_page_writes = off',
  "alter system set checkpoint_timeout = '1h'",
]

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
