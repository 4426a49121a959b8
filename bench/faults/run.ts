import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/process/start.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { createNode } from '../../e2e/setup/process/nodes.ts'
import { startDatabaseProxy, startProxy } from '../../e2e/setup/proxy.ts'
import { check, missingAt, type Result, readRows } from './check.ts'
import { type Fault, faultNames, faults, type Target } from './faults.ts'
import { createPeople, type Person } from './people.ts'
import { type Pooler, startPooler } from './pooler.ts'
import { createRandom, type Random } from './random.ts'
import { type Device, openDevice } from './readers.ts'
import { app, write } from './writers.ts'

/** Half of the people have one device, so that no other device receives what it loses. */
const mostDevices = 2
const lostShare = 0.05
/** After the last fault, messages are still lost for this time; only the repetition after 40 s delivers them. */
const calmMs = 3000
/** A delivery may need a sweep, a reconnect and, for a lost message, the repetition after 40 s. */
const settleMs = 75_000
const timeoutMs = 20_000
/** Shorter than a standstill, so that nodes also close connections to a database that will continue. */
const databaseTimeoutSeconds = 4

type Options = {
  seed: number
  /** How long faults are injected. */
  seconds: number
  /** Disconnects all devices at the end, so that nothing has to wait for its repetition. */
  isShort: boolean
  /** Puts PgBouncer between the nodes and the database. */
  isPooled?: boolean
  log: (sentence: string) => void
}

export type Outcome = { result: Result; happened: Record<Fault, number>; settledAfterMs: number }

/** Two nodes, one database, devices that receive, writers that write, and all faults; then the comparison. */
export async function runFaults({ seed, seconds, isShort, isPooled = false, log }: Options): Promise<Outcome> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const random = createRandom(seed)
    const setup = await setUp({ random, isPooled }, undo)
    const stop = new AbortController()
    const until = Date.now() + seconds * 1000
    const writing = write({ ...setup, urls: setup.nodes.map(({ url }) => url), random, signal: stop.signal })
    const happened = await injectFaults(setup, until, log)
    await pause(calmMs)
    stop.abort()
    const written = await writing
    log('The faults are over; waiting for outstanding deliveries.')
    setup.isOver = true
    if (isShort) for (const line of setup.proxies) line.cut(1)
    const settledAfterMs = await waitUntilQuiet(setup)
    const result = await retryUntilDone(() => check(setup.db, written, setup.devices))
    return { result, happened, settledAfterMs }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

type Setup = Target & {
  /** No message is lost any more. */
  isOver: boolean
  db: Kysely<Tables>
  people: Person[]
  devices: Device[]
}

type Terms = { random: Random; isPooled: boolean }

async function setUp({ random, isPooled }: Terms, undo: (() => Promise<unknown>)[]): Promise<Setup> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-faults-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const postgres = await launchPostgres({ dataDir, log: () => {} })
  undo.push(() => postgres.stop())
  await migrateAll(postgres.url)
  const { db } = openDatabase(postgres.url, 8)
  undo.push(() => db.destroy())
  const config = readConfig({ DATA_DIR: dataDir, DATA_KEY: testDataKey })
  const terms = { kind: 'customer', scopes: ['order.write', 'event.payment'], ratePerSecond: 10_000 } as const
  await createApp({ db, config }, { ...app, name: 'faults', ...terms, scopes: [...terms.scopes] })
  const people = await createPeople(db)
  const pooler = isPooled ? await startPooler(postgres.url, undo) : undefined
  const { nodes, databaseLines, proxies } = await startNodes({ url: postgres.url, pooler }, random, undo)
  const setup: Setup = {
    isOver: false,
    random,
    db,
    people,
    nodes,
    proxies,
    databaseLines,
    devices: [],
    databasePid: () => pidIn(dataDir),
    pooler,
  }
  const urls = proxies.map(({ port }) => `http://127.0.0.1:${port}`)
  for (const [index, person] of people.entries()) {
    for (let device = 0; device <= index % mostDevices; device += 1) {
      setup.devices.push(
        openDevice({ person, urls, random, losesMessage: () => !setup.isOver && random.happens(lostShare) }),
      )
    }
  }
  undo.push(async () => setup.devices.forEach(device => void device.close()))
  return setup
}

type Database = { url: string; pooler: Pooler | undefined }

/** Two nodes, each with unreliable connections to the database and to the devices. */
async function startNodes({ url, pooler }: Database, { happens }: Random, undo: (() => Promise<unknown>)[]) {
  const linesTo = (to: string) => Promise.all([0, 1].map(() => startDatabaseProxy(to, happens)))
  const lines = await linesTo(pooler?.url ?? url)
  const directLines = pooler && !pooler.keepsSessions ? await linesTo(url) : []
  const databaseLines = [...lines, ...directLines]
  undo.push(() => Promise.all(databaseLines.map(line => line.stop())))
  const settings = { DATABASE_TIMEOUT_SECONDS: String(databaseTimeoutSeconds) }
  const directOf = (at: number) => ({ DATABASE_DIRECT_URL: directLines[at]?.url ?? '' })
  const nodes = await Promise.all(lines.map((line, at) => createNode(line.url, { ...settings, ...directOf(at) })))
  undo.push(() => Promise.all(nodes.map(node => node.stop())))
  await Promise.all(nodes.map(node => node.start()))
  const proxies = await Promise.all(nodes.map(({ port }) => startProxy({ host: '127.0.0.1', port }, happens)))
  undo.push(() => Promise.all(proxies.map(proxy => proxy.stop())))
  return { nodes, databaseLines, proxies }
}

/** Changes whenever the database restarts; waits until it runs. */
function pidIn(dataDir: string): Promise<number> {
  return retryUntilDone(async () => {
    const pid = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    // The pid in an old file may belong to another process now.
    if ((await readFile(`/proc/${pid}/comm`, 'utf8')).trim() !== 'postgres')
      throw new Error(`${pid} is not PostgreSQL.`)
    return pid
  })
}

/** Each fault once in random order, then random faults, two at a time, until the time is over. */
async function injectFaults(
  setup: Setup,
  until: number,
  log: (sentence: string) => void,
): Promise<Record<Fault, number>> {
  const { random, pooler } = setup
  const names = faultNames.filter(name => pooler || name !== 'pooler restarted')
  const happened = Object.fromEntries(names.map(name => [name, 0])) as Record<Fault, number>
  const first = names.map(name => ({ name, at: random.share() })).sort((one, other) => one.at - other.at)
  async function worker(): Promise<void> {
    while (Date.now() < until || first.length > 0) {
      const name = first.shift()?.name ?? random.oneOf(names)
      log(name)
      await faults[name](setup)
      happened[name] += 1
      await pause(random.between(200, 1500))
    }
  }
  await pause(1000)
  await Promise.all([worker(), worker()])
  return happened
}

/** Waits until everything committed has been received, or the limit has passed. */
async function waitUntilQuiet({ db, devices }: Setup): Promise<number> {
  const start = Date.now()
  const byPerson = Map.groupBy(devices, ({ person }) => person)
  while (Date.now() - start < settleMs) {
    const rows = await retryUntilDone(() => readRows(db))
    if ([...byPerson].every(([person, own]) => missingAt(person, own, rows).length === 0)) break
    await pause(250)
  }
  return Date.now() - start
}

/** The database may still be restarting. */
async function retryUntilDone<Value>(run: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + timeoutMs
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(200)
    }
  }
}
