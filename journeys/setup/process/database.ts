import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that every test file copies and nobody else opens. */
    templateUrl: string
  }
}

const undo: (() => Promise<unknown>)[] = []

/** Once for the whole run: one PostgreSQL (`DATABASE_URL`, or the one that comes along), and in it the template. */
export async function setup({ provide }: TestProject): Promise<void> {
  const url = process.env.DATABASE_URL || (await launchOwn())
  const name = `journeys_template_${randomBytes(4).toString('hex')}`
  await createDatabase(url, name)
  undo.push(() => dropDatabase(url, name))
  const templateUrl = urlOf(url, name)
  await migrateAll(templateUrl)
  provide('templateUrl', templateUrl)
}

export async function teardown(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

async function launchOwn(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-journeys-'))
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const postgres = await launchPostgres({ dataDir: join(folder, 'data'), log: () => {} })
  undo.push(() => postgres.stop())
  return postgres.url
}

/** A new database, by default a copy of the template. */
export async function createDatabase(url: string, name: string, template = 'template0'): Promise<void> {
  await execute(url, `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** The same server, another database. */
export function urlOf(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?.*)?$/, (_all, query = '') => `/${encodeURIComponent(name)}${query}`)
}

export function nameOf(url: string): string {
  return decodeURIComponent(/\/([^/?]*)(\?.*)?$/.exec(url)?.[1] ?? '')
}

async function execute(url: string, statement: string): Promise<void> {
  // Not through the database in question: a template that somebody has open cannot be copied.
  const client = new pg.Client({ connectionString: urlOf(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
