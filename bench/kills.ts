import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type App, createOpenApi } from '#city/api/open-api.ts'
import { createPopulation } from '#city/people/population.ts'
import type { Pass } from '#contract/access/session.ts'
import { session } from '#contract/access/session.ts'
import { goodsFenOf, type OpenOrder } from '#contract/open/open-orders.ts'
import { orders } from '#contract/orders/orders.ts'
import { openDatabase } from '#server/kit/database.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { createNode } from '../e2e/setup/nodes.ts'
import { checkLimits } from './figures.ts'

/**
 * `kill -9` of server, postmaster and one backend in turn, while apps place orders and pay and staff write notes. What was
 * acknowledged is kept, with its notifications. `node bench/kills.ts [rounds]`
 */
const rounds = Number(process.argv[2] ?? 40)
const victims = ['server', 'postmaster', 'backend'] as const
const writers = 6
/** Acknowledged writes between two kills, at least. */
const betweenKills = 12

const dataDir = await mkdtemp(join(tmpdir(), 'citydesk-kills-'))
const app: App = { id: 'demo-customer', secret: randomBytes(24).toString('base64url') }
const keys = { ...app, webhookSecret: randomBytes(24).toString('base64url'), webhookUrl: 'http://127.0.0.1:9/' }
const others = { merchant: { ...keys, id: 'demo-merchant' }, rider: { ...keys, id: 'demo-rider' } }
const node = await createNode('', {
  DATA_DIR: dataDir,
  DEMO: '1',
  DEMO_APPS: JSON.stringify({ customer: keys, ...others }),
})
const stopping = new AbortController()
const api = createOpenApi({ api: node.url, app, timeoutMs: 2000, signal: stopping.signal })
const [shop] = createPopulation().shops
const [home] = createPopulation().customers
const acknowledged = { placed: new Set<string>(), paid: new Set<string>(), noted: new Map<string, string>() }

function writeOrder(): OpenOrder {
  if (!shop || !home) throw new Error('The population is empty.')
  const lines = [{ name: '烩面', quantity: 2, priceFen: 1500 }]
  const [merchant, receiver] = [shop, home].map(({ name, detail, phone, point }) => ({ name, detail, phone, ...point }))
  return {
    service: 'food',
    externalNo: `KILL-${randomUUID()}`,
    cityCode: '410100',
    placedAt: new Date().toISOString(),
    promisedAt: new Date(Date.now() + 45 * 60_000).toISOString(),
    customer: { externalId: 'KILL', name: '王小丽', phone: '19712345678' },
    merchant,
    receiver,
    lines,
    packFen: 0,
    deliveryFen: 0,
    discountFen: 0,
    payFen: goodsFenOf(lines),
    note: '',
  } as OpenOrder
}

async function post<Data>(path: string, body: object, token = ''): Promise<Data> {
  const answer = await fetch(node.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(3000),
  })
  const { success, message, data } = (await answer.json()) as { success: boolean; message: string; data: Data }
  if (!success) throw new Error(message)
  return data
}

/** The same request until it is answered: its id makes it happen once. */
async function postUntilAnswered(path: string, body: object, token: string): Promise<void> {
  const requestId = randomUUID()
  while (!stopping.signal.aborted) {
    const answer = await post(path, { ...body, requestId }, token).catch(() => undefined)
    if (answer) return
    await pause(200)
  }
}

/** Places an order, pays it and notes something, again and again. */
async function write(token: string): Promise<void> {
  while (!stopping.signal.aborted) {
    const written = writeOrder()
    const { no, id } = await api.placeOrder(written)
    acknowledged.placed.add(no)
    const occurredAt = new Date().toISOString()
    const paid = { eventId: randomUUID(), event: 'pay', by: 'payment', occurredAt, amountFen: written.payFen } as const
    const { version } = await api.sendEvent(no, paid)
    acknowledged.paid.add(no)
    const text = `已电话确认 ${randomUUID()}`
    await postUntilAnswered(orders.note.path, { id, version, text }, token)
    if (!stopping.signal.aborted) acknowledged.noted.set(no, text)
  }
}

const count = () => acknowledged.placed.size + acknowledged.paid.size + acknowledged.noted.size

async function postmaster(): Promise<number> {
  const [cluster] = (await readdir(dataDir)).filter(name => name === 'postgres')
  return Number.parseInt(await readFile(join(dataDir, cluster ?? 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function backendOf(parent: number): Promise<number | undefined> {
  for (const name of (await readdir('/proc')).filter(name => Number(name) > 0)) {
    const [stat, command] = await Promise.all(
      ['stat', 'cmdline'].map(file => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')),
    )
    if (Number(stat?.split(') ')[1]?.split(' ')[1]) === parent && command?.includes('citydesk citydesk'))
      return Number(name)
  }
  return undefined
}

async function kill(victim: (typeof victims)[number]): Promise<void> {
  if (victim === 'server') return node.signal('SIGKILL')
  const parent = await postmaster()
  const pid = victim === 'postmaster' ? parent : await backendOf(parent)
  if (!pid) throw new Error('No backend serves the server.')
  process.kill(pid, 'SIGKILL')
}

async function startAgain(): Promise<void> {
  const pid = node.pid()
  const isThere = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (isThere()) await pause(10)
  await node.start()
}

/** Milliseconds from the kill to the first order that was placed after it. */
async function timeToReady(killedAt: number, victim: (typeof victims)[number]): Promise<number> {
  if (victim === 'server') await startAgain()
  const order = writeOrder()
  for (;;) {
    const once = createOpenApi({ api: node.url, app, timeoutMs: 1000, signal: AbortSignal.timeout(1500) })
    const placed = await once.placeOrder(order).catch(() => undefined)
    if (!placed) continue
    acknowledged.placed.add(placed.no)
    return Math.round(performance.now() - killedAt)
  }
}

async function lostOf(): Promise<Record<string, number>> {
  const postgres = await launchPostgres({ dataDir, log: () => {} })
  const { db } = openDatabase(postgres.url, 1)
  try {
    const rows = await db.selectFrom('orders').select(['no', 'paid_fen']).where('no', 'like', 'WM%').execute()
    const [kept, paid] = [
      new Set(rows.map(({ no }) => no)),
      new Set(rows.filter(row => row.paid_fen > 0).map(({ no }) => no)),
    ]
    const notes = await db.selectFrom('order_notes').select('text').execute()
    const texts = new Map<string, number>()
    for (const { text } of notes) texts.set(text, (texts.get(text) ?? 0) + 1)
    const { rows: told } = await sql<{ no: string; count: number }>`
      select params ->> 'no' as no, count(*) as count from notifications where kind = 'food.paid' group by 1`.execute(
      db,
    )
    const notified = new Map(told.map(({ no, count }) => [no, count]))
    const missing = (all: Iterable<string>, there: (one: string) => boolean) =>
      [...all].filter(one => !there(one)).length
    return {
      orders: missing(acknowledged.placed, no => kept.has(no)),
      payments: missing(acknowledged.paid, no => paid.has(no)),
      notes: missing(acknowledged.noted.values(), text => texts.get(text) === 1),
      notifications: missing(acknowledged.paid, no => notified.get(no) === 1),
    }
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

await node.start()
try {
  const { token } = await post<Pass>(session.login.path, { username: 'ops', password: 'citydesk-demo' })
  const writing = Promise.allSettled(Array.from({ length: writers }, () => write(token)))
  for (let round = 0; round < rounds; round += 1) {
    const enough = count() + betweenKills
    while (count() < enough) await pause(20)
    const victim = victims[round % victims.length] ?? 'server'
    const killedAt = performance.now()
    await kill(victim)
    console.log(
      `${String(round + 1).padStart(3)}  ${victim.padEnd(10)} ready after ${await timeToReady(killedAt, victim)} ms`,
    )
  }
  stopping.abort()
  await writing
  await node.stop()
  const lost = await lostOf()
  console.table({ orders: acknowledged.placed.size, payments: acknowledged.paid.size, notes: acknowledged.noted.size })
  checkLimits(
    Object.entries(lost).map(([what, value]) => ({ what: `acknowledged and lost, or twice: ${what}`, value, most: 0 })),
  )
} finally {
  await node.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
