import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DestinationStream } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import type { OpenApi } from '#city/api/open-api.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startServer } from '#server/process/start.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { testDataKey } from '../../../e2e/setup/data/data-key.ts'
import { dropDatabase, nameOf, urlOf } from '../../../e2e/setup/data/databases.ts'
import { registerApps } from '../open/apps.ts'
import { createFixtures, type Fixtures } from '../open/fixtures.ts'
import { listen, type WebhookListener } from '../open/webhooks.ts'
import type { Desk } from '../orders/desk.ts'
import { createPeople, type Role } from '../people/people.ts'
import { followClock } from './clock.ts'
import { createDatabase } from './database.ts'

/** Where journeys place orders. */
const cities = ['410100', '110100', '310000', '310100', '320100', '330100', '330200', '330300']

export type TestServer = {
  readonly url: string
  readonly databaseUrl: string
  readonly runtime: Runtime
  readonly db: Kysely<Tables>
  /** Signs a new member of staff in; without cities they see all of them. */
  signIn(role: Role, options?: { cityCodes?: string[]; name?: string }): Promise<Desk>
  /** The apps, their people and orders, by the signed open API. */
  readonly fixtures: Fixtures
  /** Receives the webhooks of the apps, if it was asked to listen. */
  readonly webhooks: WebhookListener
  stop(): Promise<void>
}

type Options = {
  settings?: Record<string, string>
  /** Registers the listener's address with the apps. */
  listens?: boolean
  /** Another server's database: a second node of the same installation, which stops with that server at the latest. */
  joins?: TestServer
  /** Sees what the apps send. */
  watch?: (api: OpenApi) => OpenApi
  /** Where its log is written; LOG_LEVEL is silent by default. */
  logTo?: DestinationStream
}

/** One server for all tests of a file, there from the first `beforeAll` after it on. */
export function withServer(options?: Options | (() => Options)): TestServer {
  const own = createHolder(options)
  beforeAll(own.start)
  afterAll(own.stop)
  return own.server
}

/** Another server for each test, where what one leaves behind would change the next; there from the first `beforeEach` after it on. */
export function withServerPerTest(options?: Options): TestServer {
  const own = createHolder(options)
  beforeEach(own.start)
  afterEach(own.stop)
  return own.server
}

/** Stands for the server that runs at the moment. */
function createHolder(options?: Options | (() => Options)) {
  let running: TestServer | undefined
  const server = new Proxy({} as TestServer, {
    get(_none, name) {
      if (!running) throw new Error('The server is there once the tests begin.')
      return Reflect.get(running, name)
    },
  })
  return {
    server,
    async start() {
      running = await startTestServer(typeof options === 'function' ? options() : options)
    },
    async stop() {
      await running?.stop()
      running = undefined
    },
  }
}

const usualSettings = {
  // Each new connection reads the tables' definitions again.
  DATABASE_CONNECTIONS: '6',
  LOG_LEVEL: 'silent',
  DATA_KEY: testDataKey,
  WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
  // Reading takes seconds of CPU.
  PAPER_READER: 'off',
  // Which decisions are judged again is drawn by lot.
  REVIEW_SAMPLE_PERCENT: '0',
  POST_SAMPLE_PERCENT: '0',
  // Tests run at any hour.
  PAYOUT_HOURS: '0-24',
  // These end only what hangs: a busy machine is slow.
  DATABASE_TIMEOUT_SECONDS: '300',
  LAG_MILLISECONDS: '60000',
}

/** How to stop the servers that joined another one, by its database. One that a test left would follow the clock of later files without a database. */
const joined = new Map<string, (() => Promise<void>)[]>()

async function stopJoined(databaseUrl: string): Promise<void> {
  await Promise.all((joined.get(databaseUrl) ?? []).map(stop => stop()))
  joined.delete(databaseUrl)
}

/** Whoever asks again waits for the same. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

/** A real server on a free port, on a migrated database of its own. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const { settings = {}, listens = false, joins, watch, logTo } = options
  const databaseUrl = joins?.databaseUrl ?? (await copyTemplate())
  const dataDir = join(tmpdir(), nameOf(databaseUrl))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...usualSettings,
    ...settings,
  })
  const running = await startServer(config, databaseUrl, logTo)
  const { url, runtime } = running
  const unfollowClock = await followClock(runtime)
  const webhooks = joins?.webhooks ?? (await listen(app => `webhook secret of ${app}`))
  if (!joins) {
    await registerApps(runtime, listens ? webhooks : undefined)
    await openCities(runtime.db, cities)
  }
  const people = createPeople(url, runtime.db)
  const stop = once(async () => {
    if (!joins) await stopJoined(databaseUrl)
    unfollowClock()
    await running.stop(0)
    if (joins) return
    await webhooks.close()
    await rm(dataDir, { recursive: true, force: true })
    await dropDatabase(databaseUrl, nameOf(databaseUrl))
  })
  if (joins) joined.set(databaseUrl, [...(joined.get(databaseUrl) ?? []), stop])
  return {
    url,
    databaseUrl,
    runtime,
    db: runtime.db,
    signIn: people.signIn,
    fixtures: createFixtures(url, runtime, people, watch),
    webhooks,
    stop,
  }
}

async function copyTemplate(): Promise<string> {
  const template = inject('templateUrl')
  const name = `journey_${randomBytes(6).toString('hex')}`
  await createDatabase(template, name, nameOf(template))
  return urlOf(template, name)
}
