import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createOpenApi } from '#city/api/open-api.ts'
import { type Role, roles } from '#city/api/webhooks.ts'
import { type City, startCity } from '#city/city.ts'
import type { Log } from '#city/world/log.ts'
import { createOpenApps, type OpenApps, type ReceivedWebhook } from './open-apps.ts'

const seed = 'stories'
const repository = join(import.meta.dirname, '../..')

type AppKeys = Parameters<typeof startCity>[0]['apps']

export type Product = {
  url: string
  /** Keys of the open API. */
  appKeys: AppKeys
  city: City
  apps: OpenApps
  stop(): Promise<void>
}

/** Starts the demo in a folder of its own, with a city in which nobody orders by themselves. */
export async function startProduct(citySpeed: number, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-e2e-'))
  const webhookPort = await freePort()
  const secret = () => randomBytes(24).toString('base64url')
  const apps = Object.fromEntries(
    roles.map(role => [role, { id: `demo-${role}`, secret: secret(), webhookSecret: secret() }]),
  ) as AppKeys
  const withUrls = Object.fromEntries(
    roles.map(role => [role, { ...apps[role], webhookUrl: `http://127.0.0.1:${webhookPort}/${role}` }]),
  )
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      DEMO_APPS: JSON.stringify(withUrls),
      WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const url = await addressOf(server.stdout)
  const { log, webhooksOf } = createWebhookLog()
  const city = await startCity({ api: url, apps, webhookPort, quiet: true, speed: citySpeed, seed, log })
  const apiOf = (role: Role) => createOpenApi({ api: url, app: apps[role] })
  const apis = { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') }
  return {
    url,
    appKeys: apps,
    city,
    apps: createOpenApps({ city, apis, webhooksOf, seed }),
    async stop() {
      await city.stop()
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The webhooks that the city received, by the number of the order or the id of the person. */
function createWebhookLog(): { log: Log; webhooksOf(no: string): readonly ReceivedWebhook[] } {
  const webhooks = new Map<string, ReceivedWebhook[]>()
  return {
    log(what, { no, change, workerId, to } = {}) {
      if (what === 'chatWebhook')
        webhooks.set(String(to), [...(webhooks.get(String(to)) ?? []), { change: String(change), workerId: null }])
      if (what !== 'orderWebhook') return
      const webhook = { change: String(change), workerId: typeof workerId === 'string' ? workerId : null }
      webhooks.set(String(no), [...(webhooks.get(String(no)) ?? []), webhook])
    },
    webhooksOf: no => webhooks.get(no) ?? [],
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^CityDesk is at (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The server ended before it was ready.')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}
