import { randomBytes } from 'node:crypto'
import { mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { CityClock } from '#contract/demo/city-clock.ts'
import { demoPeak } from '#contract/demo/demand-curves.ts'
import type { Config, DemoApps } from '#server/kit/config.ts'
import { readDemoOptions } from './demo/options.ts'
import { welcome } from './demo/welcome.ts'
import { writeCityClock } from './demo/write-city-clock.ts'
import { writeCityMap } from './demo/write-city-map.ts'
import { root } from './root.ts'
import { compiledBeside, serverFile } from './start/build-server.ts'
import { ensureWeb } from './start/build-web.ts'
import { fail, onInterruption, type Started, startServer, stopEverything } from './start/child-processes.ts'
import { stopOrphan } from './start/database.ts'
import { findFreePort, readSettings, refuseIfTaken } from './start/settings.ts'

let isStopping = false

async function demo(): Promise<void> {
  const options = readDemoOptions(process.argv.slice(2))
  const webhookPort = await findFreePort()
  const apps = makeApps(webhookPort)
  Object.assign(process.env, {
    DEMO: '1',
    // A city that works before anybody dispatches.
    DEMO_AUTOPILOT: process.env.DEMO_AUTOPILOT ?? '1',
    DEMO_APPS: JSON.stringify(apps),
    WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
    ...(options.hour !== undefined && !options.isQuiet && { DEMO_HOUR: `${options.hour}` }),
    // It is shown at any hour.
    PAYOUT_HOURS: '0-24',
  })
  if (options.port !== undefined) process.env.PORT = `${options.port || (await findFreePort())}`
  const config = readSettings()
  await refuseIfTaken(config)
  const [file] = await Promise.all([serverFile(), ensureWeb()])
  const address = await serve(config, file)
  if (isStopping) return
  writeCityMap(resolve(root, config.DATA_DIR), '410100')
  const clock = writeCityClock(resolve(root, config.DATA_DIR), options)
  if (!options.isQuiet) startCity({ clock, config, apps, webhookPort })
  console.log(welcome(address, config.HOST, options))
}

/** New secrets at each start. */
function makeApps(webhookPort: number): DemoApps {
  const app = (role: string) => ({
    id: `demo-${role}`,
    secret: randomBytes(32).toString('base64url'),
    webhookSecret: randomBytes(32).toString('base64url'),
    webhookUrl: `http://127.0.0.1:${webhookPort}/${role}`,
  })
  return { customer: app('customer'), merchant: app('merchant'), rider: app('rider') }
}

/** Resolves to the server's address once it is ready. Other output of the server is passed on. */
async function serve(config: Config, file: string): Promise<string> {
  const env = { LOG_LEVEL: 'warn', ...process.env, ...compiledBeside(file) }
  const server = startServer([file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let isReady = false
  stopAllAfter(server, async (code, signal) => {
    // Before it is ready, the server prints its own error message.
    if (isReady || signal) console.error(`The server exited (${signal ?? code}), so the demo stops.`)
    if (signal) await stopOrphan(config)
  })
  return new Promise(ready => {
    createInterface({ input: server.child.stdout as NodeJS.ReadableStream }).on('line', line => {
      const address = /^CityDesk is at (\S+)/.exec(line)?.[1]
      if (!address) return console.log(line)
      isReady = true
      ready(address)
    })
  })
}

type City = { clock: CityClock; config: Config; apps: DemoApps; webhookPort: number }

/** Its log is a file beside the data, so that the terminal stays readable. */
function startCity({ clock, config, apps, webhookPort }: City): void {
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? '127.0.0.1' : config.HOST
  const settings = {
    CITY_API: `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`,
    CITY_APPS: JSON.stringify(apps),
    CITY_WEBHOOK_PORT: `${webhookPort}`,
    CITY_SPEED: `${clock.speed}`,
    CITY_BEGAN_AT: `${clock.beganAt}`,
    CITY_STARTS_AT: `${clock.startsAt}`,
    CITY_PEAK: process.env.CITY_PEAK ?? `${demoPeak}`,
    // The other half waits for the person who tries the demo.
    CITY_GRAB_SHARE: process.env.CITY_GRAB_SHARE ?? '0.5',
  }
  const folder = resolve(root, config.DATA_DIR)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const log = openSync(resolve(folder, 'city.log'), 'w')
  const city = startServer(['city/main.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', log, 'inherit'],
  })
  stopAllAfter(city, async (code, signal) => {
    console.error(`The city exited (${signal ?? code}), so the demo stops.`)
  })
}

type OnEnd = (code: number | null, signal: string | null) => Promise<void>

function stopAllAfter({ ended }: Started, onEnd: OnEnd): void {
  ended.then(async ({ code, signal }) => {
    if (isStopping) return
    isStopping = true
    await onEnd(code, signal)
    await stopEverything()
    process.exit(1)
  }, fail)
}

onInterruption(async () => {
  if (!isStopping) console.log('\nStopping … 正在停止')
  isStopping = true
  await stopEverything()
  return 0
})

demo().catch(fail)
