import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { migrateAll } from '#server/start.ts'
import { createNode } from '../../e2e/setup/nodes.ts'
import { startDatabaseProxy, startProxy } from '../../e2e/setup/proxy.ts'
import { type Chance, chanceOf } from './chance.ts'
import { check, missingAt, readRows, type Verdict } from './check.ts'
import { type Fault, faultNames, faults, type Target } from './nemesis.ts'
import { createPeople, type Person } from './people.ts'
import { type Device, openDevice } from './readers.ts'
import { app, write } from './writers.ts'

/** Half of the people have one device: what it loses, no other one makes up for. */
const mostDevices = 2
const forgottenShare = 0.05
/** Nothing goes wrong any more, but pages still die with what they were told: only repetition helps them. */
const calmMs = 3000
/** What is due may take a sweep, a reconnection and, where a page died with it, a repetition after 40 s. */
const settleMs = 75_000
const timeoutMs = 20_000
/** Less than the standstills last, so that nodes also give up on a database that is about to come back. */
const databaseTimeoutSeconds = 4

type Options = {
  seed: number
  /** How long things go wrong. */
  seconds: number
  /** In the end everybody is cut off once more and comes back, so that nothing has to wait for its repetition. */
  isShort: boolean
  log: (sentence: string) => void
}

export type Outcome = { verdict: Verdict; happened: Record<Fault, number>; settledAfterMs: number }

/** Two nodes, one database, people who listen, writers who write, and everything going wrong; then what came of it. */
export async function runFaults({ seed, seconds, isShort, log }: Options): Promise<Outcome> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const chance = chanceOf(seed)
    const place = await setUp(chance, undo)
    const stop = new AbortController()
    const until = Date.now() + seconds * 1000
    const writing = write({ ...place, urls: place.nodes.map(({ url }) => url), chance, signal: stop.signal })
    const happened = await haunt(place, until, log)
    await pause(calmMs)
    stop.abort()
    const written = await writing
    log('The faults are over; waiting for what is still on its way.')
    place.isOver = true
    if (isShort) for (const line of place.proxies) line.cut(1)
    const settledAfterMs = await waitUntilQuiet(place)
    const verdict = await patiently(() => check(place.db, written, place.devices))
    return { verdict, happened, settledAfterMs }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

type Place = Target & {
  /** Nothing goes wrong any more. */
  isOver: boolean
  db: Kysely<Tables>
  people: Person[]
  devices: Device[]
}

async function setUp(chance: Chance, undo: (() => Promise<unknown>)[]): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-faults-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  const postgres = await launchPostgres({ dataDir, log: () => {} })
  undo.push(() => postgres.stop())
  await migrateAll(postgres.url)
  const { db } = openDatabase(postgres.url, 8)
  undo.push(() => db.destroy())
  await db
    .insertInto('apps')
    .values({ ...app, name: 'faults', scopes: ['order.write', 'event.payment'], rate_limit: 10_000 })
    .execute()
  const people = await createPeople(db)
  const { nodes, databaseLines, proxies } = await startNodes(postgres.url, chance, undo)
  const place: Place = {
    isOver: false,
    chance,
    db,
    people,
    nodes,
    proxies,
    databaseLines,
    devices: [],
    databasePid: () => pidIn(dataDir),
  }
  const urls = proxies.map(({ port }) => `http://127.0.0.1:${port}`)
  for (const [index, person] of people.entries()) {
    for (let device = 0; device <= index % mostDevices; device += 1) {
      place.devices.push(
        openDevice({ person, urls, chance, isForgetful: () => !place.isOver && chance.happens(forgottenShare) }),
      )
    }
  }
  undo.push(async () => place.devices.forEach(device => void device.close()))
  return place
}

/** Two nodes, each with a bad line to the database and one to its people. */
async function startNodes(databaseUrl: string, { happens }: Chance, undo: (() => Promise<unknown>)[]) {
  const databaseLines = await Promise.all([0, 1].map(() => startDatabaseProxy(databaseUrl, happens)))
  undo.push(() => Promise.all(databaseLines.map(line => line.stop())))
  const settings = { DATABASE_TIMEOUT_SECONDS: String(databaseTimeoutSeconds) }
  const nodes = await Promise.all(databaseLines.map(({ url }) => createNode(url, settings)))
  undo.push(() => Promise.all(nodes.map(node => node.stop())))
  await Promise.all(nodes.map(node => node.start()))
  const proxies = await Promise.all(nodes.map(({ port }) => startProxy({ host: '127.0.0.1', port }, happens)))
  undo.push(() => Promise.all(proxies.map(proxy => proxy.stop())))
  return { nodes, databaseLines, proxies }
}

/** Another one whenever the database is started anew; waits for the next where the last is gone. */
function pidIn(dataDir: string): Promise<number> {
  return patiently(async () => {
    const pid = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
    // A number that is left over may by now be anybody's.
    if ((await readFile(`/proc/${pid}/comm`, 'utf8')).trim() !== 'postgres')
      throw new Error(`${pid} is not PostgreSQL.`)
    return pid
  })
}

/** Each fault once in an order of chance, and then any, two at a time, until the time is over. */
async function haunt(place: Place, until: number, log: (sentence: string) => void): Promise<Record<Fault, number>> {
  const { chance } = place
  const happened = Object.fromEntries(faultNames.map(name => [name, 0])) as Record<Fault, number>
  const first = faultNames.map(name => ({ name, at: chance.share() })).sort((one, other) => one.at - other.at)
  async function lane(): Promise<void> {
    while (Date.now() < until || first.length > 0) {
      const name = first.shift()?.name ?? chance.oneOf(faultNames)
      log(name)
      await faults[name](place)
      happened[name] += 1
      await pause(chance.between(200, 1500))
    }
  }
  await pause(1000)
  await Promise.all([lane(), lane()])
  return happened
}

/** Waits until everything that was committed has arrived, or it no longer may take that long. */
async function waitUntilQuiet({ db, devices }: Place): Promise<number> {
  const start = Date.now()
  const byPerson = Map.groupBy(devices, ({ person }) => person)
  while (Date.now() - start < settleMs) {
    const rows = await patiently(() => readRows(db))
    if ([...byPerson].every(([person, own]) => missingAt(person, own, rows).length === 0)) break
    await pause(250)
  }
  return Date.now() - start
}

/** The database may still be coming back. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + timeoutMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(200)
    }
  }
}
