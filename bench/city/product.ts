import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/process/start.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { spawnServer } from '../../e2e/setup/process/server-process.ts'
import { cityCode } from './meal.ts'
import { cpuOf } from './processes.ts'

const kinds = ['customer', 'merchant', 'rider'] as const
type Kind = (typeof kinds)[number]

export type Product = {
  url: string
  databaseUrl: string
  db: Kysely<Tables>
  apis: Record<Kind, OpenApi>
  /** Sends webhooks of their orders to the three apps, at an address that answers at once. */
  listen(): Promise<void>
  /** Webhooks that arrived. */
  received(): number
  /** CPU milliseconds so far. */
  cpu(): Promise<{ server: number; postgres: number }>
}

const settings = { DATA_KEY: testDataKey, LOG_LEVEL: 'silent', WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' }

/** A server in a process of its own, its database, which counts statements, and three apps. */
export async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-city-'))
  const counting = {
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.max': '5000',
    'pg_stat_statements.track_planning': 'on',
  }
  const postgres = await launchPostgres({ dataDir, log: () => {}, settings: counting })
  const { db } = openDatabase(postgres.url, 2)
  const receiver = await startReceiver()
  try {
    await migrateAll(postgres.url)
    await sql`create extension pg_stat_statements`.execute(db)
    await openCities(db, [cityCode])
    const runtime = { db, config: readConfig({ ...settings, DATA_DIR: dataDir }) }
    const secrets = new Map<Kind, string>()
    for (const kind of kinds) {
      const { secret } = await createApp(runtime, { id: `${kind}-app`, name: kind, kind, ratePerSecond: 10_000 })
      secrets.set(kind, secret)
    }
    const server = await spawnServer({ ...settings, DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '' })
    const postmaster = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    const apiOf = (kind: Kind) =>
      createOpenApi({ api: server.url, app: { id: `${kind}-app`, secret: secrets.get(kind) ?? '' } })
    try {
      await work({
        url: server.url,
        databaseUrl: postgres.url,
        db,
        apis: { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') },
        async listen() {
          for (const kind of kinds) await createEndpoint(runtime, { appId: `${kind}-app`, url: receiver.url })
        },
        received: receiver.count,
        cpu: async () => ({ server: await cpuOf(server.pid), postgres: await cpuOf(postmaster) }),
      })
    } finally {
      await server.stop()
    }
  } finally {
    receiver.close()
    await db.destroy()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Answers every webhook at once. */
async function startReceiver(): Promise<{ url: string; count: () => number; close: () => void }> {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    request.resume()
    response.writeHead(204).end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, count: () => count, close }
}
