import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createOpenApi } from '#city/api/open-api.ts'
import { orders } from '#contract/orders/orders.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { migrateAll } from '#server/process/start.ts'
import type { Member } from '../../commands/cluster/member.ts'
import { startCluster } from '../../commands/cluster/rig.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { createNode } from '../../e2e/setup/process/nodes.ts'
import { writeOrder } from '../faults/acknowledged.ts'
import { check, missingAt, readRows, violationsIn } from '../faults/check.ts'
import { createPeople } from '../faults/people.ts'
import { createRandom } from '../faults/random.ts'
import { openDevice } from '../faults/readers.ts'
import { app, write } from '../faults/writers.ts'
import { readCounts } from '../lists/counts.ts'
import { checkLimits, percentiles } from '../lists/figures.ts'

/**
 * The primary of three PostgreSQL is killed, stopped and cut off in turn, while two nodes serve apps, writers and people, and nobody starts anything of
 * ours again. `node bench/cluster/main.ts [rounds of each]`
 */
const { rounds } = readCounts({ rounds: { usual: 20 } })
const mostAwayMs = 10_000
const calmMs = 3000
const settleMs = 90_000

const faults: Record<string, { begin(member: Member): void; end(member: Member): void }> = {
  killed: { begin: member => member.kill(), end: member => member.revive() },
  stopped: { begin: member => member.freeze(), end: member => member.thaw() },
  'cut off': { begin: member => member.cutOff(), end: member => member.reconnect() },
}

const folder = await mkdtemp(join(tmpdir(), 'citydesk-failover-'))
const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
const stopping = new AbortController()
let isOver = false

async function end(): Promise<void> {
  stopping.abort()
  isOver = true
  for (const step of undo.splice(0).reverse()) await step()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().finally(() => process.exit(1)))

try {
  const cluster = await startCluster(console.log, stop => void undo.push(stop))
  await migrateAll(cluster.databaseUrl)
  const { db } = openDatabase(cluster.databaseUrl, 8)
  undo.push(() => db.destroy())
  const config = readConfig({ DATA_DIR: folder, DATA_KEY: testDataKey })
  const scopes = ['order.write', 'event.payment'] as const
  await createApp(
    { db, config },
    { ...app, name: 'cluster', kind: 'customer', scopes: [...scopes], ratePerSecond: 10_000 },
  )
  const people = await createPeople(db)
  const settings = { DATA_DIR: folder, DATABASE_TIMEOUT_SECONDS: '4' }
  // One of them asks its questions of the members that follow.
  const reading = [{}, { DATABASE_READ_URL: cluster.readUrl }]
  const nodes = await Promise.all(reading.map(url => createNode(cluster.databaseUrl, { ...settings, ...url })))
  undo.push(() => Promise.all(nodes.map(node => node.stop())))
  await Promise.all(nodes.map(node => node.start()))
  const pids = nodes.map(node => node.pid())
  const urls = nodes.map(({ url }) => url)
  const random = createRandom(Date.now())
  const devices = people.map(person => openDevice({ person, urls, random, losesMessage: () => false }))
  undo.push(async () => {
    for (const device of devices) device.close()
  })
  const writing = write({ db, people, urls, random, signal: stopping.signal })
  // A refusal ends the rounds; it is thrown where this is waited for.
  writing.catch(() => stopping.abort())
  const [dispatcher] = people

  /** The first order that is placed and the first list that is read by a request begun from now on, at each node. */
  async function untilServed(begunAt: number): Promise<{ street: number; desk: number }> {
    const first = async (ask: (url: string) => Promise<unknown>) => {
      await Promise.all(urls.map(url => untilAnswered(() => ask(url))))
      return performance.now() - begunAt
    }
    const [street, desk] = await Promise.all([first(placeOne), first(url => readList(url, dispatcher?.token ?? ''))])
    return { street, desk }
  }

  await pause(calmMs)
  const away = Object.keys(faults).map(fault => ({ fault, street: [] as number[], desk: [] as number[] }))
  for (let round = 0; round < rounds * away.length && !stopping.signal.aborted; round += 1) {
    const entry = away[round % away.length]
    const fault = faults[entry?.fault ?? '']
    if (!entry || !fault) continue
    const member = await cluster.primary()
    const begunAt = performance.now()
    fault.begin(member)
    const { street, desk } = await untilServed(begunAt)
    entry.street.push(street)
    entry.desk.push(desk)
    fault.end(member)
    await cluster.untilWhole()
    console.log(
      `${String(round + 1).padStart(3)}  ${member.name} ${entry.fault}: an order after ${Math.round(street)} ms, a list after ${Math.round(desk)} ms; whole again after ${Math.round(performance.now() - begunAt)} ms`,
    )
    await pause(calmMs)
  }
  stopping.abort()
  const written = await writing
  isOver = true
  const until = Date.now() + settleMs
  while (Date.now() < until) {
    const rows = await readRows(db)
    if (devices.every(device => missingAt(device.person, [device], rows).length === 0)) break
    await pause(500)
  }
  const result = await check(db, written, devices)
  console.table(result)
  checkLimits([
    ...violationsIn({ ...result, connections: Math.max(20, result.connections) }).map(what => ({
      what,
      value: 1,
      most: 0,
    })),
    {
      what: 'nodes of ours that had to be started again',
      value: nodes.filter((node, at) => node.pid() !== pids[at]).length,
      most: 0,
    },
    ...away.flatMap(({ fault, street, desk }) => [
      {
        what: `until each node places an order, primary ${fault}, the longest in ms`,
        value: Math.max(...street),
        most: mostAwayMs,
      },
      {
        what: `until each node answers a list, primary ${fault}, the longest in ms`,
        value: Math.max(...desk),
        most: mostAwayMs,
      },
    ]),
  ])
  for (const { fault, street } of away)
    console.log(`${fault}: ${street.length} times, an order after ${Math.round(percentiles(street).p50)} ms (median)`)
} finally {
  await end()
}

/** Asks again each quarter of a second, whatever became of the questions before: one that began while nothing answered may hang. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  let isAnswered = false
  while (!isOver && !isAnswered) {
    void ask().then(
      answer => {
        isAnswered ||= Boolean(answer)
      },
      () => undefined,
    )
    await pause(250)
  }
}

function placeOne(url: string): Promise<unknown> {
  const once = createOpenApi({ api: url, app, timeoutMs: 2000, signal: AbortSignal.timeout(2500) })
  return once.placeOrder(writeOrder())
}

async function readList(url: string, token: string): Promise<unknown> {
  const { method, path } = orders.list
  const headers = { token, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method, headers, body: '{}', signal: AbortSignal.timeout(2000) })
  const { success } = (await answer.json()) as { success: boolean }
  return success
}
