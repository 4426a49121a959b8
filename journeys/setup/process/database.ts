import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '#server/kit/config.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll, startServer } from '#server/process/start.ts'
import { testDataKey } from '../../../e2e/setup/data/data-key.ts'
import {
  createDatabase as createEmptyOrCopied,
  dropDatabase,
  nameOf,
  urlOf,
  withoutDisk,
} from '../../../e2e/setup/data/databases.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'
import { findsOwnClock, ownClock, queueFollowsClock } from './clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test file copies and nobody else opens. */
    templateUrl: string
  }
}

const undo: (() => Promise<unknown>)[] = []

/** Once for the whole run: one PostgreSQL (`DATABASE_URL`, or the bundled one), and in it the template. */
export async function setup({ provide }: TestProject): Promise<void> {
  const url = process.env.DATABASE_URL || (await launchOwn())
  const name = `journeys_template_${randomBytes(4).toString('hex')}`
  await createDatabase(url, name)
  undo.push(() => dropDatabase(url, name))
  const templateUrl = urlOf(url, name)
  await queryDatabase(templateUrl, ...ownClock, ...settingsOf(name))
  await migrateAll(templateUrl)
  await queryDatabase(templateUrl, queueFollowsClock)
  await makeQueues(templateUrl)
  // The workers load the same modules: they find them compiled.
  flushCompileCache()
  provide('templateUrl', templateUrl)
}

/** Every server makes the queues and schedules that are missing, a few statements for each: this one makes them all, in a copy, for every server. */
async function makeQueues(templateUrl: string): Promise<void> {
  const name = `${nameOf(templateUrl)}_queues`
  await createDatabase(templateUrl, name, nameOf(templateUrl))
  const folder = join(tmpdir(), name)
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_KEY: testDataKey, DATA_DIR: folder })
  const server = await startServer(config, urlOf(templateUrl, name))
  await server.stop(0)
  await rm(folder, { recursive: true, force: true })
  await queryDatabase(
    urlOf(templateUrl, name),
    'update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null',
  )
  for (const table of ['queue', 'schedule']) await copyRows(`pgboss.${table}`, urlOf(templateUrl, name), templateUrl)
  await dropDatabase(templateUrl, name)
}

async function copyRows(table: string, from: string, to: string): Promise<void> {
  const [made] = await queryDatabase<{ rows: string }>(from, `select json_agg(given)::text as rows from ${table} given`)
  await queryDatabase(
    to,
    `insert into ${table} select given.* from json_populate_recordset(null::${table}, ${pg.escapeLiteral(made?.rows ?? '[]')}) as given
     on conflict do nothing`,
  )
}

export async function teardown(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

async function launchOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-journeys-'))
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const postgres = await launchPostgres({ dataDir: join(folder, 'data'), log: () => {}, settings: withoutDisk })
  undo.push(() => postgres.stop())
  return postgres.url
}

/** A new database, by default an empty one. A copy does not inherit settings. */
export function createDatabase(url: string, name: string, template?: string): Promise<void> {
  return createEmptyOrCopied(url, name, template, settingsOf(name))
}

/** What the sessions of a journey's database begin with. No journey cuts the power, so a commit need not wait for the disk. */
function settingsOf(name: string): string[] {
  return [findsOwnClock, 'synchronous_commit = off'].map(
    setting => `alter database ${pg.escapeIdentifier(name)} set ${setting}`,
  )
}
