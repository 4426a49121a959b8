import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import { foldChanges } from '#server/dashboard/figures/index.ts'
import { fillOrders } from '#server/demo/history.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { createNode, type Node } from '../../e2e/setup/process/nodes.ts'
import { cpuOf, postmasterOf } from '../city/processes.ts'
import { forgetStatements, readStatements, type Statement } from '../city/statements.ts'
import { createPerson } from '../faults/people.ts'
import { readCounts } from '../lists/counts.ts'
import { withDatabase } from '../lists/database.ts'
import { checkLimits, type Limit, percentiles } from '../lists/figures.ts'
import { limitsBeside } from './limits.ts'
import { type Figures, openScreens } from './open-screens.ts'
import { ordersPerMinute, placeFor } from './placing.ts'

/**
 * What people who watch the dashboard cost while 500 orders a minute are placed and paid: requests, bytes and statements a
 * minute of each, CPU of the server and of the database, and the time to place an order beside them. Roles take turns; half
 * of the people see one city. The statements that took the most time beside the most people are printed. With the folder
 * of an earlier version, its server and its way of asking are measured in the same run.
 * `node bench/live/watchers.ts [seconds] [folder]`
 */
const {
  seconds,
  rest: [earlier],
} = readCounts({ seconds: { usual: 20, least: 5 } }, { others: 1 })
const counts = [0, 1, 50, 200]
const mostStatements = 20
const counting = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' }
const cityCode = '410100'
const roles = ['dispatcher', 'kefu', 'ops', 'finance', 'kefu_leader', 'auditor', 'viewer', 'super_admin']

type Placing = { p50: number; p99: number }
type Measured = { serverMs: number; databaseMs: number; statements: number; placing: Placing; figures: Figures }
type Watcher = { id: number; token: string }
type Terms = { databaseUrl: string; db: Kysely<Tables>; app: { id: string; secret: string }; people: Watcher[] }

await withDatabase(async databaseUrl => {
  const { db } = openDatabase(databaseUrl, 2)
  await sql`create extension pg_stat_statements`.execute(db)
  const app = { id: 'bench-app', secret: randomBytes(24).toString('base64url') }
  const scopes = ['order.read', 'order.write', 'event.customer', 'event.payment'] as const
  const config = readConfig({ DATA_KEY: testDataKey })
  const terms = { ...app, name: 'bench', kind: 'customer' as const, scopes: [...scopes], ratePerSecond: 10_000 }
  await createApp({ db, config }, terms)
  await fillOrders(db, { cityCode, orders: 200_000, days: 30 })
  // Otherwise every read would look at the changes of all these orders.
  await foldChanges(db)
  await sql`vacuum analyze`.execute(db)
  const people: Watcher[] = []
  for (let at = 0; at < Math.max(...counts); at += 1)
    people.push(await createPerson(db, roles[at % roles.length] ?? '', [], at % 16 < 8 ? null : [cityCode]))
  try {
    const before = earlier ? await measureAll({ databaseUrl, db, app, people }, earlier) : undefined
    checkLimits(limitsOf(await measureAll({ databaseUrl, db, app, people }), before))
  } finally {
    await db.destroy()
  }
}, counting)

async function measureAll({ databaseUrl, db, app, people }: Terms, folder?: string): Promise<Map<number, Measured>> {
  const node = await createNode(databaseUrl, { LAG_MILLISECONDS: '60000' }, folder)
  await node.start()
  const found = new Map<number, Measured>()
  try {
    const api = createOpenApi({ api: node.url, app })
    for (const count of counts) {
      const shown = { isBefore: folder !== undefined, shows: 'dashboard' } as const
      const screens = await openScreens(node.port, people.slice(0, count), shown)
      // The first answers are whole.
      await placeFor(5, api)
      await screens.read()
      const measured = await measure(node, db, api)
      found.set(count, { ...measured, figures: await screens.read() })
      screens.stop()
      await pause(1000)
    }
  } finally {
    await node.stop()
  }
  print(found, folder ? 'before' : 'now')
  printStatements(await readStatements(db))
  return found
}

/** Of the last measurement. */
function printStatements(statements: readonly Statement[]): void {
  const [slowest, mostAsked] = (['ms', 'calls'] as const).map(by =>
    statements.toSorted((one, other) => other[by] - one[by]).slice(0, mostStatements),
  )
  for (const { text, calls, ms } of new Set([...(slowest ?? []), ...(mostAsked ?? [])]))
    console.log(`${Math.round(ms)} ms in ${calls}: ${text.replace(/\s+/g, ' ').slice(0, 150)}`)
}

async function measure(node: Node, db: Kysely<Tables>, api: OpenApi): Promise<Omit<Measured, 'figures'>> {
  const database = await postmasterOf(db)
  const read = async () => ({
    server: await cpuOf(node.pid()),
    database: await cpuOf(database),
    statements: await statementsOf(db),
  })
  await forgetStatements(db)
  const before = await read()
  const { times } = await placeFor(seconds, api)
  const after = await read()
  return {
    serverMs: (after.server - before.server) / seconds,
    databaseMs: (after.database - before.database) / seconds,
    statements: ((after.statements - before.statements) * 60) / seconds,
    placing: percentiles(times),
  }
}

/** Transactions; a read is one. */
async function statementsOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select sum(xact_commit)::bigint as count from pg_stat_database`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

type PerMinute = 'requests' | 'bytes'

/** Of each watcher. */
function perMinute(found: Map<number, Measured>, count: number, what: PerMinute): number {
  return ((found.get(count)?.figures[what] ?? Number.NaN) * 60) / seconds / count
}

/** More than without watchers, of each. */
function more(found: Map<number, Measured>, count: number, what: 'serverMs' | 'databaseMs' | 'statements'): number {
  return ((found.get(count)?.[what] ?? Number.NaN) - (found.get(0)?.[what] ?? Number.NaN)) / count
}

function print(found: Map<number, Measured>, name: string): void {
  console.log(`${name}: ${ordersPerMinute} orders a minute, ${seconds} s for each number of watchers`)
  const rounded = (value: number) => Number(value.toFixed(2))
  const rows = [...found].map(([count, { serverMs, databaseMs, placing, figures }]) => [
    `${count} watching`,
    {
      'server, ms a second': Math.round(serverMs),
      'database, ms a second': Math.round(databaseMs),
      'server, of each': count ? rounded(more(found, count, 'serverMs')) : 0,
      'database, of each': count ? rounded(more(found, count, 'databaseMs')) : 0,
      'transactions a minute, of each': count ? Math.round(more(found, count, 'statements')) : 0,
      'requests a minute, of each': count ? Math.round(perMinute(found, count, 'requests')) : 0,
      'KB a minute, of each': count ? Math.round(perMinute(found, count, 'bytes') / 1024) : 0,
      'answers, all': figures.answers,
      refused: figures.refused,
      'reading p50, ms': Math.round(figures.p50),
      'placing p50, ms': Math.round(placing.p50),
      'placing p99, ms': Math.round(placing.p99),
    },
  ])
  console.table(Object.fromEntries(rows))
}

function limitsOf(now: Map<number, Measured>, before: Map<number, Measured> | undefined): Limit[] {
  const most = Math.max(...counts)
  const cpuOf = (found: Map<number, Measured>) => more(found, most, 'serverMs') + more(found, most, 'databaseMs')
  const [nobody, everybody] = [now.get(0), now.get(most)]
  if (!nobody || !everybody) throw new Error('Nothing was measured without watchers, or with all of them.')
  const { serverMs, databaseMs, placing: alone } = nobody
  const own = [
    { what: 'requests a minute and watcher', value: perMinute(now, most, 'requests'), most: 30 },
    { what: 'KB a minute and watcher', value: perMinute(now, most, 'bytes') / 1024, most: 150 },
    { what: `CPU of ${most} watching / of the orders`, value: (most * cpuOf(now)) / (serverMs + databaseMs), most: 5 },
    ...limitsBeside({ ...everybody, alone, of: what => `${what}, ${most} watching` }),
  ]
  if (!before) return own
  return [...own, { what: 'CPU for a watcher, now / before', value: cpuOf(now) / cpuOf(before), most: 0.5 }]
}
