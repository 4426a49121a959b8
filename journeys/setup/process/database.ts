import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readConfig } from '#server/kit/config.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll, startServer } from '#server/start.ts'
import { testDataKey } from '../../../e2e/setup/data/data-key.ts'
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

/** Every server makes the queues that are missing, a few statements for each: this one makes them all, in a copy, for every server. */
async function makeQueues(templateUrl: string): Promise<void> {
  const name = `${nameOf(templateUrl)}_queues`
  await createDatabase(templateUrl, name, nameOf(templateUrl))
  const folder = join(tmpdir(), name)
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_KEY: testDataKey, DATA_DIR: folder })
  const server = await startServer(config, urlOf(templateUrl, name))
  await server.stop(0)
  await rm(folder, { recursive: true, force: true })
  const [made] = await queryDatabase<{ rows: string }>(
    urlOf(templateUrl, name),
    'update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null',
    'select json_agg(queue)::text as rows from pgboss.queue',
  )
  await queryDatabase(
    templateUrl,
    `insert into pgboss.queue select queue.* from json_populate_recordset(null::pgboss.queue, ${pg.escapeLiteral(made?.rows ?? '[]')}) as queue
     on conflict do nothing`,
  )
  await dropDatabase(templateUrl, name)
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

/**
 * No journey cuts the power to this cluster. Dropping a database would wait until those of all other journeys are on the disk.
 * No database lives long enough to need a vacuum.
 */
const withoutDisk = {
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/** A new database, by default an empty one. Its files are copied: without a disk to wait for, that is a third of the work of logging each page. */
export async function createDatabase(url: string, name: string, template = 'template0'): Promise<void> {
  const statement = `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`
  // Not through the template: one that somebody has open cannot be copied. A copy does not inherit settings.
  await queryDatabase(urlOf(url, 'postgres'), statement, ...settingsOf(name))
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await queryDatabase(urlOf(url, 'postgres'), `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** What the sessions of a journey's database begin with. No journey cuts the power, so a commit need not wait for the disk. */
function settingsOf(name: string): string[] {
  return [findsOwnClock, 'synchronous_commit = off'].map(
    setting => `alter database ${pg.escapeIdentifier(name)} set ${setting}`,
  )
}

/** The same server, another database. */
export function urlOf(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?.*)?$/, (_all, query = '') => `/${encodeURIComponent(name)}${query}`)
}

export function nameOf(url: string): string {
  return decodeURIComponent(/\/([^/?]*)(\?.*)?$/.exec(url)?.[1] ?? '')
}
