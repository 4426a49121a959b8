import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createOpenApi, type OpenApi } from '#city/api/open-api.ts'
import { createApp } from '#server/apps/index.ts'
import { fillOrders } from '#server/demo/history.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase, type Tables } from '#server/kit/database.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { createNode, type Node } from '../../e2e/setup/process/nodes.ts'
import { createPerson } from '../faults/people.ts'
import { withDatabase } from '../lists/database.ts'
import { checkLimits, type Limit, percentiles } from '../lists/figures.ts'
import { cpuOf } from '../sockets/processes.ts'
import { type Figures, openScreens, type Screens } from './open-screens.ts'
import { ordersPerMinute, placeFor } from './placing.ts'

/**
 * What open lists of orders cost while 500 orders a minute are placed and paid: CPU of the server for each screen and second,
 * requests and bytes a minute, and the time to place an order. With the folder of an earlier version, its server and its way
 * of asking are measured in the same run. `node bench/live/main.ts [seconds] [folder]`
 */
const seconds = Number(process.argv[2] ?? 20)
const earlier = process.argv[3]
const screenCounts = [0, 1, 50, 200]

type Measured = { cpuMs: number; placing: { p50: number; p99: number }; placed: number; figures: Figures }

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
  for (let count = 0; count < Math.max(...screenCounts); count += 1)
    tokens.push(await createPerson(db, 'dispatcher', [], null))
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

async function measureAll({ databaseUrl, app, tokens, folder }: Terms): Promise<Map<number, Measured>> {
  const node = await createNode(databaseUrl, { LAG_MILLISECONDS: '60000' }, folder)
  await node.start()
  const found = new Map<number, Measured>()
  try {
    const api = createOpenApi({ api: node.url, app })
    await placeFor(2, api)
    for (const count of screenCounts) {
      const screens = await openScreens(node.port, tokens.slice(0, count), { isBefore: folder !== undefined })
      found.set(count, await measure(node, api, screens))
      screens.stop()
      await pause(1000)
    }
  } finally {
    await node.stop()
  }
  print(found, folder ? 'before' : 'now')
  return found
}

async function measure(node: Node, api: OpenApi, screens: Screens): Promise<Measured> {
  await placeFor(3, api)
  await screens.read()
  const cpuBefore = cpuOf(node.pid())
  const times = await placeFor(seconds, api)
  const cpuMs = ((cpuOf(node.pid()) - cpuBefore) * 1000) / seconds
  return { cpuMs, placing: percentiles(times), placed: times.length, figures: await screens.read() }
}

/** CPU of one screen in a second, without that of the orders. */
function cpuOfScreen(found: Map<number, Measured>, count: number): number {
  return ((found.get(count)?.cpuMs ?? Number.NaN) - (found.get(0)?.cpuMs ?? Number.NaN)) / count
}

function print(found: Map<number, Measured>, name: string): void {
  console.log(`${name}: ${ordersPerMinute} orders a minute, ${seconds} s for each number of screens`)
  const minute = 60 / seconds
  const rows = [...found].map(([count, { cpuMs, placing, placed, figures }]) => [
    `${count} screens`,
    {
      'CPU, ms a second': Math.round(cpuMs),
      'of each screen': count ? Number(cpuOfScreen(found, count).toFixed(2)) : 0,
      'requests a minute and screen': count ? Math.round((figures.requests * minute) / count) : 0,
      'KB a minute and screen': count ? Math.round((figures.bytes * minute) / 1024 / count) : 0,
      refused: figures.refused,
      'reading p50, ms': Math.round(figures.p50),
      'placing p50, ms': Math.round(placing.p50),
      'placing p99, ms': Math.round(placing.p99),
      orders: placed,
    },
  ])
  console.table(Object.fromEntries(rows))
}

function limitsOf(now: Map<number, Measured>, before: Map<number, Measured> | undefined): Limit[] {
  const most = Math.max(...screenCounts)
  const { figures, placing } = now.get(most) ?? {}
  const minutes = (seconds / 60) * most
  const own = [
    { what: 'requests a minute and screen', value: (figures?.requests ?? Number.NaN) / minutes, most: 30 },
    { what: 'KB a minute and screen', value: (figures?.bytes ?? Number.NaN) / 1024 / minutes, most: 180 },
  ]
  if (!before) return own
  const placedBefore = before.get(most)?.placing.p50 ?? Number.NaN
  return [
    ...own,
    { what: 'CPU of a screen, now / before', value: cpuOfScreen(now, most) / cpuOfScreen(before, most), most: 0.5 },
    {
      what: `placing beside ${most} screens, now / before`,
      value: (placing?.p50 ?? Number.NaN) / placedBefore,
      most: 1,
    },
  ]
}
