import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { session } from '#contract/access/session.ts'
import { readCounts } from '../lists/counts.ts'
import { checkLimits, type Limit } from '../lists/figures.ts'
import { ask, bareCpu, signIn } from './callers.ts'
import { addRider, callsOfOrder, liveOneOrder } from './orders.ts'
import { type Product, withProduct } from './product.ts'
import { forgetStatements, readStatements } from './statements.ts'

/**
 * What the way from the open API to the desk costs: statements and CPU of an order from placed to confirmed, of an idle server,
 * and of a question that needs no database, beside a bare server; how many changes of orders left their indexes alone.
 * `node bench/city/main.ts [orders] [--statements]`
 */
const showsStatements = process.argv.includes('--statements')
const { orders } = readCounts(
  { orders: { usual: 200, least: 10 } },
  { given: process.argv.slice(2).filter(word => word !== '--statements') },
)
const requests = 4000
/** Requests after which V8 has compiled what answers them: a server that has just begun takes twice as long for each. */
const warmingUp = 12_000
const idleSeconds = 60

const rounded = (value: number) => Number(value.toFixed(2))

/** Statements, with `begin` and `commit`, CPU milliseconds and kilobytes of log of each of `count`. */
async function measure(product: Product, count: number, work: () => Promise<void>) {
  await forgetStatements(product.db)
  const [before, logBefore] = [await product.cpu(), await logBytes(product.db)]
  await work()
  const after = await product.cpu()
  const statements = await readStatements(product.db)
  const logged = (await logBytes(product.db)) - logBefore
  const sum = statements.reduce((total, { calls }) => total + calls, 0)
  if (showsStatements) {
    for (const { calls, ms, text } of statements)
      console.log(rounded(calls / count), rounded(ms / count), text.replace(/\s+/g, ' ').slice(0, 150))
  }
  return {
    statements: rounded(sum / count),
    'server ms': rounded((after.server - before.server) / count),
    'PostgreSQL ms': rounded((after.postgres - before.postgres) / count),
    'log KB': rounded(logged / 1024 / count),
  }
}

await withProduct(async product => {
  await addRider(product)
  const liveOrders = async (count: number) => {
    for (let done = 0; done < count; done += 1) await liveOneOrder(product)
  }
  const table: Record<string, object> = {}
  // Before any order: each is settled some minutes after its end.
  await untilQuietMinute()
  const idle = await measure(product, idleSeconds, () => pause(idleSeconds * 1000))
  table['a second without work'] = idle
  await liveOrders(Math.ceil(orders / 2))
  const order = await measure(product, orders, () => liveOrders(orders))
  table['an order, placed to confirmed'] = order

  const token = await signIn(product)
  const url = product.url + session.userInfo.path
  await ask(url, token, warmingUp)
  const asked = await measure(product, requests, () => ask(url, token, requests))
  const answer = await fetch(url, { headers: { token } })
  const bare = await bareCpu(await answer.text(), requests, warmingUp)
  const share = Math.round((100 * bare) / asked['server ms'])
  table.userInfo = { ...asked, beside: `${rounded(bare)} ms of node:http: ${share} %` }

  await product.listen()
  await liveOrders(10)
  const listened = await measure(product, orders, () => liveOrders(orders))
  table['an order, three apps listen'] = listened
  console.table(table)
  const rewrites = await readRewrites(product.db)
  console.table({ 'rows of orders written anew': rewrites })
  checkLimits([
    ...limitsOf({ order, idle, asked, listened }, bare),
    // A row whose page is full is written to another one, with its entries in all indexes.
    {
      what: 'share of them that wrote the indexes',
      value: 1 - rewrites['without its indexes'] / rewrites.all,
      most: 0.1,
    },
  ])
})

type Cost = Awaited<ReturnType<typeof measure>>

/** CPU is compared within the run, so that a limit means the same on a slower machine. What a server without work takes is paid all day. */
function limitsOf({ order, idle, asked, listened }: Record<string, Cost>, bareMs: number): Limit[] {
  const server = (cost: Cost | undefined) => cost?.['server ms'] ?? Number.NaN
  const cpu = (cost: Cost | undefined) => server(cost) + (cost?.['PostgreSQL ms'] ?? Number.NaN)
  const statements = (cost: Cost | undefined) => cost?.statements ?? Number.NaN
  return [
    {
      what: 'statements a second without work',
      value: statements(idle),
      most: 3,
      says: 'Run it with --statements to see which.',
    },
    { what: 'CPU of a second without work / an order', value: cpu(idle) / cpu(order), most: 1.2 },
    // Of an order 62 are its own; a node adds those by which it tells, sends, chains and adds up.
    { what: 'statements of an order', value: statements(order), most: 80 },
    { what: 'statements of an order, three apps listen', value: statements(listened), most: 110 },
    // What three apps are told may cost at most what the order itself does.
    { what: 'CPU of an order, three apps listen / nobody listens', value: cpu(listened) / cpu(order), most: 2 },
    // Each call checks a signature, locks, writes and tells; 23 to 37 were measured.
    {
      what: 'CPU of the server for a call about an order / userInfo',
      value: server(order) / callsOfOrder / server(asked),
      most: 50,
    },
    // Who asks is identified, the answer is written and its headers are set; 2 and 2.9 were measured.
    { what: 'CPU of the server for userInfo / a bare node:http', value: server(asked) / bareMs, most: 4 },
  ]
}

/** Every five minutes some sweeps are due together, and done within a minute; one without them counts. */
async function untilQuietMinute(): Promise<void> {
  await pause(5000)
  const everyMs = 5 * 60_000
  const since = Date.now() % everyMs
  if (since > everyMs - (idleSeconds + 10) * 1000) await pause(everyMs - since + 60_000)
  if (since < 60_000) await pause(60_000 - since)
}

/** How often a row was written anew, and how often no index had to be. */
async function readRewrites(db: Product['db']) {
  const { rows } = await sql<{ all: number; 'without its indexes': number }>`
    select n_tup_upd as "all", n_tup_hot_upd as "without its indexes" from pg_stat_user_tables where relname = 'orders'`.execute(
    db,
  )
  return rows[0] ?? { all: 0, 'without its indexes': 0 }
}

/** Images of whole pages included, which depend on when the last checkpoint was. */
async function logBytes(db: Product['db']): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_current_wal_insert_lsn() - '0/0' as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}
