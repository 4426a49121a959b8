import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { signedHeaders } from '#city/api/open-api.ts'
import { orders } from '#contract/orders/orders.ts'
import { readConfig } from '#server/kit/config.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { root } from '../commands/root.ts'
import { testDataKey } from '../e2e/setup/data/data-key.ts'
import { createNode, type Node } from '../e2e/setup/process/nodes.ts'
import { writeOrder } from './faults/acknowledged.ts'
import { createPerson } from './faults/people.ts'
import { app } from './faults/writers.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * Two nodes of an earlier version are replaced one after the other by two of this one on the same database, which the first of them
 * migrates, while apps place and pay orders and staff write notes. `node bench/upgrade.ts [commit]`; without one, the version before the newest migration.
 */
const writers = 6
const calmMs = 5000
/** As the proxy of docs/operations.md asks another node: where one cannot be reached, or refuses because it is stopping. */
const isPassedOn = (status: number) => status === 502 || status === 503
const mostPauseMs = 2000

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const [commit = `${git('log', '-1', '--format=%H', '--', 'server/migrations')}^`] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'citydesk-upgrade-'))
const before = join(folder, 'before')
git('worktree', 'add', '--quiet', '--detach', before, commit)
const undo: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  async () => git('worktree', 'remove', '--force', before),
]

const urls: string[] = []
const done = {
  orders: new Set<string>(),
  payments: new Set<string>(),
  notes: new Set<string>(),
  refused: [] as string[],
}
let isOver = false
let longestMs = 0

/** The same request until it is answered, by one node after the other; its id makes it happen once. */
async function call(path: string, body: object, headersFor: (url: URL, text: string) => Record<string, string>) {
  const startedAt = performance.now()
  const text = JSON.stringify(body)
  for (let attempt = 0; ; attempt += 1) {
    const url = new URL(path, urls[attempt % urls.length])
    const headers = { 'content-type': 'application/json', ...headersFor(url, text) }
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(url, { method: 'POST', body: text, headers, signal }).catch(() => undefined)
    if (answer && !isPassedOn(answer.status)) {
      longestMs = Math.max(longestMs, performance.now() - startedAt)
      const said = await answer.text()
      const read = JSON.parse(said) as { success?: boolean; no: string; id: string; version: number }
      if (answer.ok && read.success !== false) return read
      done.refused.push(`${path}: ${answer.status} ${said}`)
      return undefined
    }
    await pause(20)
  }
}

async function writeOrders(token: string): Promise<void> {
  while (!isOver) {
    const signed = (url: URL, text: string) => signedHeaders(app, { method: 'POST', url, body: text })
    const meal = { ...writeOrder(), externalNo: `UPGRADE-${randomUUID()}` }
    const placed = await call('/open/v1/orders', meal, signed)
    if (!placed) continue
    done.orders.add(placed.no)
    const [eventId, occurredAt] = [randomUUID(), new Date().toISOString()]
    const pay = { eventId, occurredAt, event: 'pay', by: 'payment', amountFen: meal.payFen }
    const paid = await call(`/open/v1/orders/${placed.no}/events`, pay, signed)
    if (!paid) continue
    done.payments.add(placed.no)
    const note = { id: placed.id, version: paid.version, text: `已电话确认 ${randomUUID()}`, requestId: randomUUID() }
    if (await call(orders.note.path, note, () => ({ token }))) done.notes.add(note.text)
  }
}

async function leave(node: Node): Promise<void> {
  const pid = node.pid()
  node.signal('SIGTERM')
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isThere()) await pause(20)
  urls.splice(urls.indexOf(node.url), 1)
}

async function enter(node: Node): Promise<void> {
  await node.start()
  undo.push(() => node.stop())
  urls.push(node.url)
}

try {
  await symlink(join(root, 'node_modules'), join(before, 'node_modules'))
  const postgres = await launchPostgres({ dataDir: join(folder, 'data'), log: () => {} })
  undo.push(() => postgres.stop())
  const settings = { DATA_DIR: join(folder, 'files'), STRANGERS_PER_SECOND: '10000' }
  const old = await Promise.all([0, 1].map(() => createNode(postgres.url, settings, before)))
  for (const node of old) await enter(node)
  const { db } = openDatabase(postgres.url, 2)
  undo.push(() => db.destroy())
  const migrations = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from migrations`.execute(db)).rows[0]?.count
  const first = await migrations()
  const config = readConfig({ DATA_DIR: settings.DATA_DIR, DATA_KEY: testDataKey })
  const scopes = ['order.write', 'event.payment'] as const
  await createApp(
    { db, config },
    { ...app, name: 'upgrade', kind: 'customer', scopes: [...scopes], ratePerSecond: 10_000 },
  )
  const { token } = await createPerson(db, 'dispatcher', [], null)
  const writing = Promise.all(Array.from({ length: writers }, () => writeOrders(token)))
  await pause(calmMs)
  for (const node of old) {
    const next = await createNode(postgres.url, settings)
    console.log(`A node of this version starts beside ${urls.length} older ones.`)
    await enter(next)
    await pause(calmMs)
    await leave(node)
    await pause(calmMs)
  }
  isOver = true
  await writing
  console.table({
    commit: git('rev-parse', '--short', commit),
    migrations: `${first} → ${await migrations()}`,
    ...counted(),
  })
  for (const sentence of done.refused.slice(0, 5)) console.log(sentence)
  const there = {
    orders: await keysOf(db, sql`select no as key from orders`),
    payments: await keysOf(db, sql`select no as key from orders where paid_fen > 0`),
    notes: await keysOf(db, sql`select text as key from order_notes`),
  }
  checkLimits([
    ...(['orders', 'payments', 'notes'] as const).map(what => ({
      what: `acknowledged and lost, or twice: ${what}`,
      value: [...done[what]].filter(key => there[what].get(key) !== 1).length,
      most: 0,
    })),
    { what: 'refused or failed', value: done.refused.length, most: 0 },
    { what: 'longest call, in ms', value: longestMs, most: mostPauseMs },
    {
      what: 'notes written, too few of which prove nothing: 50 without',
      value: Math.max(0, 50 - done.notes.size),
      most: 0,
    },
  ])
} finally {
  isOver = true
  for (const step of undo.reverse()) await step()
}

function counted() {
  return { orders: done.orders.size, payments: done.payments.size, notes: done.notes.size }
}

async function keysOf(db: Database, asked: RawBuilder<{ key: string }>): Promise<Map<string, number>> {
  const grouped = Map.groupBy((await asked.execute(db)).rows, ({ key }) => key)
  return new Map([...grouped].map(([key, same]) => [key, same.length]))
}
