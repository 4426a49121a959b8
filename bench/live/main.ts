import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import { fillOrders } from '#server/demo/history.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { createApp } from '#server/open/apps/feature.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { createNode, type Node } from '../../e2e/setup/process/nodes.ts'
import { cpuOf, postmasterOf } from '../city/processes.ts'
import { createPerson } from '../faults/people.ts'
import { readCounts } from '../lists/counts.ts'
import { withDatabase } from '../lists/database.ts'
import { checkLimits, type Limit, percentiles } from '../lists/figures.ts'
import { limitsBeside } from './limits.ts'
import { type Figures, openScreens, type Screens } from './open-screens.ts'
import { ordersPerMinute, placeFor } from './placing.ts'

/**
 * What open lists of orders cost while 500 orders a minute are placed and paid: CPU of server and database for each screen and
 * second, requests and bytes a minute, how long after its placing an order is shown, and the time to place one. Either nobody works in
 * these windows, or somebody in each of them. With the folder of an earlier version, its server and its way of asking are
 * measured in the same run. `node bench/live/main.ts [seconds] [folder]`
 */
const {
  seconds,
  rest: [earlier],
} = readCounts({ seconds: { usual: 20, least: 5 } }, { others: 1 })
/** `mostCpuMs`: of one screen in a second. Few screens hardly ever ask at the same moment, so each pays for its own reads. */
type Screened = { count: number; isInUse: boolean; mostCpuMs: number }
const cases: readonly Screened[] = [
  { count: 0, isInUse: false, mostCpuMs: 0 },
  { count: 50, isInUse: false, mostCpuMs: 6 },
  { count: 500, isInUse: false, mostCpuMs: 1.1 },
  { count: 500, isInUse: true, mostCpuMs: 1.1 },
]
const most = Math.max(...cases.map(({ count }) => count))

type Percentiles = { p50: number; p99: number }
type Measured = { serverMs: number; databaseMs: number; placing: Percentiles; shown: Percentiles; figures: Figures }
type Found = [Screened, Measured][]

await withDatabase(async databaseUrl => {
  const { db } = openDatabase(databaseUrl, 2)
  const app = { id: 'bench-app', secret: randomBytes(24).toString('base64url') }
  const scopes = ['order.read', 'order.write', 'event.customer', 'event.payment'] as const
  const config = readConfig({ DATA_KEY: testDataKey })
  await createApp(
    { db, config },
    { ...app, name: 'bench', kind: 'customer', scopes: [...scopes], ratePerSecond: 10_000 },
  )
  await fillOrders(db, { cityCode: '410100', orders: 20_000, days: 30 })
  const tokens: { id: number; token: string }[] = []
  for (let count = 0; count < most; count += 1) tokens.push(await createPerson(db, 'dispatcher', [], null))
  try {
    const before = earlier ? await measureAll({ databaseUrl, db, app, tokens, folder: earlier }) : undefined
    const now = await measureAll({ databaseUrl, db, app, tokens })
    checkLimits(limitsOf(now, before))
  } finally {
    await db.destroy()
  }
})

type Terms = {
  databaseUrl: string
  db: Kysely<Tables>
  app: { id: string; secret: string }
  tokens: readonly { id: number; token: string }[]
  /** Of an earlier version. */
  folder?: string
}

async function measureAll({ databaseUrl, db, app, tokens, folder }: Terms): Promise<Found> {
  const node = await createNode(databaseUrl, {}, folder)
  await node.start()
  const found: Found = []
  try {
    const api = createOpenApi({ api: node.url, app })
    await placeFor(5, api)
    for (const screened of cases) {
      const { count, isInUse } = screened
      const screens = await openScreens(node.port, tokens.slice(0, count), { isBefore: folder !== undefined, isInUse })
      // The first answers are whole, and everything is compiled by then.
      await placeFor(10, api)
      found.push([screened, await measure(node, db, { api, screens })])
      screens.stop()
      await pause(2000)
    }
  } finally {
    await node.stop()
  }
  print(found, folder ? 'before' : 'now')
  return found
}

async function measure(
  node: Node,
  db: Kysely<Tables>,
  { api, screens }: { api: OpenApi; screens: Screens },
): Promise<Measured> {
  const database = await postmasterOf(db)
  const read = async () => ({ server: await cpuOf(node.pid()), database: await cpuOf(database) })
  await screens.read()
  const before = await read()
  const { times, placedAt } = await placeFor(seconds, api)
  const after = await read()
  const figures = await screens.read()
  const waits = figures.shownAt.flatMap(([no, at]) => (placedAt.has(no) ? [at - (placedAt.get(no) ?? 0)] : []))
  return {
    serverMs: (after.server - before.server) / seconds,
    databaseMs: (after.database - before.database) / seconds,
    placing: percentiles(times),
    shown: percentiles(waits),
    figures,
  }
}

/** CPU of one screen in a second, without that of the orders. */
function cpuOfScreen(found: Found, { count }: Screened, one: Measured, what: 'serverMs' | 'databaseMs'): number {
  const without = found.find(([screened]) => screened.count === 0)?.[1][what] ?? Number.NaN
  return count ? (one[what] - without) / count : 0
}

function nameOf({ count, isInUse }: Screened): string {
  return `${count} screens${isInUse ? ' in use' : ''}`
}

function print(found: Found, name: string): void {
  console.log(`${name}: ${ordersPerMinute} orders a minute, ${seconds} s for each number of screens`)
  const perMinute = 60 / seconds
  const rows = found.map(([screened, one]) => {
    const { serverMs, databaseMs, placing, shown, figures } = one
    const ofEach = (sum: number) => (screened.count ? Math.round((sum * perMinute) / screened.count) : 0)
    return [
      nameOf(screened),
      {
        'server, ms a second': Math.round(serverMs),
        'database, ms a second': Math.round(databaseMs),
        'server, of each': Number(cpuOfScreen(found, screened, one, 'serverMs').toFixed(2)),
        'database, of each': Number(cpuOfScreen(found, screened, one, 'databaseMs').toFixed(2)),
        'requests a minute, of each': ofEach(figures.requests),
        'KB a minute, of each': ofEach(figures.bytes / 1024),
        refused: figures.refused,
        'shown after p50, ms': Math.round(shown.p50),
        'shown after p99, ms': Math.round(shown.p99),
        'placing p50, ms': Math.round(placing.p50),
        'placing p99, ms': Math.round(placing.p99),
      },
    ]
  })
  console.table(Object.fromEntries(rows))
}

function limitsOf(now: Found, before: Found | undefined): Limit[] {
  const minutes = seconds / 60
  const alone = now.find(([{ count }]) => count === 0)?.[1].placing ?? { p50: Number.NaN, p99: Number.NaN }
  return now
    .filter(([{ count }]) => count > 0)
    .flatMap(([screened, one]) => {
      const { count, isInUse, mostCpuMs } = screened
      const of = (what: string) => `${what}, ${nameOf(screened)}`
      const cpu = cpuOfScreen(now, screened, one, 'serverMs') + cpuOfScreen(now, screened, one, 'databaseMs')
      const earlierOne = before?.find(([{ count: same, isInUse: used }]) => same === count && used === isInUse)?.[1]
      return [
        {
          what: of('CPU of a screen, ms a second'),
          value: cpu,
          most: mostCpuMs,
          says: `They took ${Math.round(count * cpu)} ms of CPU in each second, of ${cpus().length * 1000} that the machine has.`,
        },
        { what: of('shown after p99, ms'), value: one.shown.p99, most: isInUse ? 1000 : 2500 },
        ...limitsBeside({ placing: one.placing, alone, figures: one.figures, of }),
        ...(isInUse
          ? []
          : [
              { what: of('requests a minute'), value: one.figures.requests / count / minutes, most: 30 },
              { what: of('KB a minute'), value: one.figures.bytes / 1024 / count / minutes, most: 180 },
            ]),
        ...(earlierOne
          ? [{ what: of('placing p50, now / before'), value: one.placing.p50 / earlierOne.placing.p50, most: 1 }]
          : []),
      ]
    })
}
