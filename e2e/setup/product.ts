import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOpenApi } from '#city/api/open-api.ts'
import { type Role, roles } from '#city/api/webhooks.ts'
import { type City, startCity } from '#city/city.ts'
import type { Log } from '#city/world/log.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { createEndpoint, type NewEndpoint } from '#server/open/webhooks/feature.ts'
import type { WithKey } from '#server/people/index.ts'
import { writeCityClock } from '../../commands/demo/write-city-clock.ts'
import { writeCityMap } from '../../commands/demo/write-city-map.ts'
import { copyData, type Prepared } from './data/copy-data.ts'
import { testDataKey } from './data/data-key.ts'
import { createOpenApps, type OpenApps, type ReceivedWebhook } from './open-apps.ts'
import { freePort } from './process/free-port.ts'
import { spawnServer } from './process/server-process.ts'
import { queryDatabase } from './query-database.ts'

const seed = 'stories'

type AppKeys = Parameters<typeof startCity>[0]['apps']

export type Product = {
  url: string
  /** Keys of the open API. */
  appKeys: AppKeys
  city: City
  apps: OpenApps
  /** An app of the open API beside those of the city. */
  addApp(app: Parameters<typeof createApp>[1]): Promise<void>
  /** Another address for the webhooks of an app. */
  addEndpoint(endpoint: NewEndpoint): Promise<void>
  /** Runs statements in its database, for what a story cannot wait for. */
  queryDatabase(...statements: string[]): Promise<unknown[]>
  stop(): Promise<void>
}

type ProductOptions = {
  /** City seconds in one of ours. */
  citySpeed: number
  settings?: NodeJS.ProcessEnv
  /** By `prepare-data.ts`; without it the product has a database in its own folder and fills the demo by itself. */
  prepared?: Prepared
  /** People order by themselves. */
  isLively?: boolean
  /** Of the city's clock at the start; without it, the real one in China. */
  hour?: number
}

/** Starts the demo in a folder of its own, with a city in which nobody orders by themselves unless it is lively. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { citySpeed, settings = {}, prepared, isLively = false, hour } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-e2e-'))
  const copy = prepared && (await copyData(prepared))
  const databaseUrl = async () => copy?.databaseUrl ?? (await urlOfDatabase(dataDir))
  writeCityMap(dataDir, '410100')
  const { startsAt } = writeCityClock(dataDir, { speed: citySpeed, hour, isQuiet: false })
  const atHour = hour !== undefined
  const webhookPort = await freePort()
  const apps = createAppKeys()
  const withUrls = Object.fromEntries(
    roles.map(role => [role, { ...apps[role], webhookUrl: `http://127.0.0.1:${webhookPort}/${role}` }]),
  )
  const server = await spawnServer({
    DATA_DIR: dataDir,
    DEMO_APPS: JSON.stringify(withUrls),
    WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
    ...(atHour && { DEMO_HOUR: `${hour}` }),
    ...copy?.settings,
    ...settings,
  })
  const { url } = server
  const { log, webhooksOf } = createWebhookLog()
  const pace = { speed: citySpeed, ...(atHour && { startsAt }) }
  const city = await startCity({ api: url, apps, webhookPort, quiet: !isLively, ...pace, seed, log })
  const apiOf = (role: Role) => createOpenApi({ api: url, app: apps[role] })
  const apis = { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') }
  return {
    url,
    appKeys: apps,
    city,
    apps: createOpenApps({ city, apis, webhooksOf, seed }),
    addApp: async app => withKey(await databaseUrl(), runtime => createApp(runtime, app)),
    addEndpoint: async endpoint => withKey(await databaseUrl(), runtime => createEndpoint(runtime, endpoint)),
    queryDatabase: async (...statements) => queryDatabase(await databaseUrl(), ...statements),
    async stop() {
      await city.stop()
      await server.stop()
      await copy?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function withKey(databaseUrl: string, work: (runtime: WithKey) => Promise<unknown>): Promise<void> {
  const { db } = openDatabase(databaseUrl, 1)
  await work({ db, config: readConfig({ DATA_KEY: testDataKey }) }).finally(() => db.destroy())
}

const webhooksByNumber: readonly string[] = ['orderWebhook', 'paperWebhook', 'postWebhook', 'applicationWebhook']

/** The webhooks that the city received, by the number of the record, or the id of the person. */
function createWebhookLog(): { log: Log; webhooksOf(no: string): readonly ReceivedWebhook[] } {
  const webhooks = new Map<string, ReceivedWebhook[]>()
  return {
    log(what, { no, change, workerId, to } = {}) {
      if (what === 'chatWebhook')
        webhooks.set(String(to), [...(webhooks.get(String(to)) ?? []), { change: String(change), workerId: null }])
      if (!webhooksByNumber.includes(what)) return
      const webhook = { change: String(change), workerId: typeof workerId === 'string' ? workerId : null }
      webhooks.set(String(no), [...(webhooks.get(String(no)) ?? []), webhook])
    },
    webhooksOf: no => webhooks.get(no) ?? [],
  }
}

/** Of the bundled database, whose lock file names its port and the folder of its socket. */
async function urlOfDatabase(dataDir: string): Promise<string> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const [port, socketFolder = ''] = lines.slice(3)
  return `postgres://citydesk@${encodeURIComponent(socketFolder)}:${port}/citydesk`
}

function createAppKeys(): AppKeys {
  const secret = () => randomBytes(24).toString('base64url')
  return Object.fromEntries(
    roles.map(role => [role, { id: `demo-${role}`, secret: secret(), webhookSecret: secret() }]),
  ) as AppKeys
}
