import { readFile } from 'node:fs/promises'
import { type CompiledQuery, sql } from 'kysely'
import { foldChanges } from '#server/dashboard/figures/index.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { readCount, readCounts } from './lists/counts.ts'
import { dashboardQuestions } from './lists/dashboard-questions.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, type Limit, percentiles, timesOf } from './lists/figures.ts'
import { fillManyFigures, fillManyOrders } from './lists/many-orders.ts'
import { pgbench } from './lists/pgbench.ts'
import { explain, queriesOf } from './lists/queries.ts'

/**
 * The dashboard at ten million orders in 30 cities: p50, p99 and CPU of each block beside what pgbench needs for the same
 * SQL; how many rows of orders and refunds each looks at, which may not be more than those of the asked days and those in
 * progress; and what keeping the figures adds to placing an order. `node bench/dashboard.ts [orders]`
 */
const { orders } = readCounts({ orders: { usual: 10_000_000, least: 100_000 } })
const runs = readCount('RUNS', process.env.RUNS, { usual: 50 })
const [cities, days, open] = [30, 365, 20_000]
/** Parsing the rows and adding them up may take as long again as the database. */
const mostRatio = 2.5
/** pgbench plans a statement once and we each time: of one that takes less than a millisecond, only that would be compared. */
const planningMs = 5

await withDatabase(async url => {
  const { db } = openDatabase(url, 1)
  const startedAt = Date.now()
  const say = (what: string) => console.log(`${what} after ${Math.round((Date.now() - startedAt) / 1000)} s`)
  await fillManyOrders(db, { orders, cities, days, open })
  say(`${orders} orders`)
  await fillManyFigures(db, { cities, days })
  say('their figures')
  await sql`vacuum analyze`.execute(db)
  say('analyzed')

  const limits = [...(await placing(db)), ...(await blocks(db, url))]
  say('measured')
  await db.destroy()
  checkLimits(limits)
})

/**
 * What the figures add to placing an order, against one small statement. PostgreSQL says how long their trigger took: the difference
 * of two medians of whole statements varied more than what it should have shown.
 */
async function placing(db: Database): Promise<Limit[]> {
  await sql`create table small_rows (id bigint generated always as identity primary key, at timestamptz not null)`.execute(
    db,
  )
  const small = () => sql`insert into small_rows (at) values (now())`.execute(db)
  const [added, one]: [number[], number[]] = [[], []]
  for (let round = 0; round < 5; round += 1) {
    const triggers: number[] = []
    for (let placed = 0; placed < runs * 4; placed += 1) triggers.push(await triggerMs(db))
    added.push(percentiles(triggers).p50)
    one.push(percentiles(await timesOf(runs * 4, small)).p50)
  }
  const before = performance.now()
  const changes = await foldChanges(db)
  const foldedMs = performance.now() - before
  const medians = { added: percentiles(added).p50, small: percentiles(one).p50 }
  console.table({ 'what figures add to placing': medians.added, 'one small statement': medians.small })
  console.log(`adding up ${changes} changes: ${foldedMs.toFixed(0)} ms`)
  return [{ what: 'what figures add to placing / one small statement', value: medians.added / medians.small, most: 1 }]
}

type Explained = { 'QUERY PLAN': [{ Triggers: { 'Trigger Name': string; Time: number }[] }] }

/** Milliseconds that the trigger of the figures takes when one order is placed. */
async function triggerMs(db: Database): Promise<number> {
  const { rows } = await sql<Explained>`explain (analyze, format json)
    insert into orders (no, service, app_id, external_no, city_code, state, placed_at, customer_id, pay_fen, details, search)
    select gen_random_uuid()::text, service, app_id, gen_random_uuid()::text, city_code, 'pending_pay', now(), customer_id,
      pay_fen, details, search from orders where id = ${1000}`.execute(db)
  const own = rows[0]?.['QUERY PLAN'][0].Triggers.find(({ 'Trigger Name': name }) => name === 'orders_note_placed')
  if (!own) throw new Error('Placing an order did not change the figures.')
  return own.Time
}

type Figure = 'rows' | 'p50' | 'p99' | 'pgbench p50' | 'ratio' | 'CPU node' | 'CPU database'

async function blocks(db: Database, url: string): Promise<Limit[]> {
  const figures: Record<string, Record<Figure, number>> = {}
  for (const [name, ask] of Object.entries(dashboardQuestions())) {
    const queries = await queriesOf(db, ask)
    const rows = await rowsRead(db, queries)
    const bare = await pgbench(url, queries, runs)
    const [node, database] = [process.cpuUsage(), await databaseCpu(db)]
    const times = await timesOf(runs, () => ask(db))
    const { user, system } = process.cpuUsage(node)
    const each = runs * 1.1
    const { p50, p99 } = percentiles(times)
    figures[name] = {
      rows,
      p50,
      p99,
      'pgbench p50': bare.p50,
      ratio: p50 / (bare.p50 + planningMs),
      'CPU node': (user + system) / 1000 / each,
      'CPU database': ((await databaseCpu(db)) - database) / each,
    }
  }
  console.log(`${orders} orders in ${cities} cities, ${runs} runs, milliseconds`)
  console.table(figures)
  return Object.entries(figures).flatMap(([name, { rows, p99, ratio }]) => [
    { what: `${name}, rows of orders and refunds`, value: rows, most: mostRows(name) },
    { what: `${name}, p99 in ms`, value: p99, most: 500 },
    { what: `${name}, p50 / that of pgbench and planning`, value: ratio, most: mostRatio },
  ])
}

/** Refunds of the asked days with their orders, or the orders in progress: never those of other days. */
function mostRows(name: string): number {
  const ofDay = (2 * orders) / days / 12
  const asked = name.includes('31 days') ? 31 : name.includes('a week') ? 7 : 1
  return name.startsWith('reasons') ? 1.2 * asked * ofDay : 2 * open
}

/** Rows of orders and refunds that the statements look at; prints the plan of one that looks at most of them. */
async function rowsRead(db: Database, queries: readonly CompiledQuery[]): Promise<number> {
  let sum = 0
  for (const query of queries) {
    const { plan } = await explain(db, query)
    const lines = plan.matchAll(/ (?:orders|refunds)(?: \w+)?: (\d+) rows/g)
    const read = [...lines].reduce((all, [, rows]) => all + Number(rows), 0)
    if (read > orders / 10) console.log(`${query.sql}\n${plan}`)
    sum += read
  }
  return sum
}

/** Milliseconds of CPU that the process of this connection has used; Linux only. */
async function databaseCpu(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticksMs = 10
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * ticksMs
}
