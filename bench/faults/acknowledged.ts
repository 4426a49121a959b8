import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { type App, createOpenApi } from '#city/api/open-api.ts'
import { type Pass, session } from '#contract/access/session.ts'
import type { OpenOrder } from '#contract/open/open-orders.ts'
import { orders } from '#contract/orders/orders.ts'
import { openDatabase } from '#server/kit/database.ts'
import { launchPostgres } from '#server/postgres/launch.ts'
import { createNode, type Node } from '../../e2e/setup/process/nodes.ts'
import { mealOf } from '../city/meal.ts'
import type { Limit } from '../lists/figures.ts'

const writers = 6
const mostWaitMs = 60_000

/** A server with its own database, apps that place orders and pay, and staff who write notes, each until it is acknowledged. */
export type Work = {
  readonly node: Node
  start(): Promise<void>
  /** Resolves when so many more writes are acknowledged. */
  untilMore(count: number): Promise<void>
  /** Resolves with the first order that is placed from now on. */
  placeOne(): Promise<void>
  stop(): Promise<void>
  /** After `stop()`: what was acknowledged and is not there, or there twice. */
  lost(): Promise<Limit[]>
}

type Acknowledged = { placed: Set<string>; paid: Set<string>; noted: Map<string, string> }

function countOf({ placed, paid, noted }: Acknowledged): number {
  return placed.size + paid.size + noted.size
}

export async function createWork(dataDir: string): Promise<Work> {
  const app: App = { id: 'demo-customer', secret: randomBytes(24).toString('base64url') }
  const keys = { ...app, webhookSecret: randomBytes(24).toString('base64url'), webhookUrl: 'http://127.0.0.1:9/' }
  const apps = { customer: keys, merchant: { ...keys, id: 'demo-merchant' }, rider: { ...keys, id: 'demo-rider' } }
  const node = await createNode('', { DATA_DIR: dataDir, DEMO: '1', DEMO_APPS: JSON.stringify(apps) })
  const stopping = new AbortController()
  const { signal } = stopping
  const acknowledged: Acknowledged = { placed: new Set(), paid: new Set(), noted: new Map() }
  let writing: Promise<unknown> = Promise.resolve()
  return {
    node,
    async untilMore(count) {
      const enough = countOf(acknowledged) + count
      const until = Date.now() + mostWaitMs
      while (countOf(acknowledged) < enough) {
        if (Date.now() > until)
          throw new Error(
            `In ${mostWaitMs / 1000} s fewer than ${count} writes were acknowledged, so nothing can be lost.`,
          )
        await pause(20)
      }
    },
    async start() {
      await node.start()
      const credentials = { username: 'ops', password: 'citydesk-demo' }
      const { token } = await post<Pass>(node.url + session.login.path, credentials)
      const write = () => writeOrders({ url: node.url, app, token, signal, acknowledged })
      writing = Promise.allSettled(Array.from({ length: writers }, write))
    },
    async placeOne() {
      const order = writeOrder()
      for (;;) {
        const once = createOpenApi({ api: node.url, app, timeoutMs: 1000, signal: AbortSignal.timeout(1500) })
        const placed = await once.placeOrder(order).catch(() => undefined)
        if (placed) return void acknowledged.placed.add(placed.no)
      }
    },
    async stop() {
      stopping.abort()
      await writing
      const { placed, paid, noted } = acknowledged
      console.table({ orders: placed.size, payments: paid.size, notes: noted.size })
      await node.stop()
    },
    lost: () => lostOf(dataDir, acknowledged),
  }
}

type Writer = { url: string; app: App; token: string; signal: AbortSignal; acknowledged: Acknowledged }

/** Places an order, pays it and notes something, again and again. */
async function writeOrders({ url, app, token, signal, acknowledged }: Writer): Promise<void> {
  const api = createOpenApi({ api: url, app, timeoutMs: 2000, signal })
  while (!signal.aborted) {
    const written = writeOrder()
    const { no, id } = await api.placeOrder(written)
    acknowledged.placed.add(no)
    const [eventId, occurredAt] = [randomUUID(), new Date().toISOString()]
    const paid = { eventId, event: 'pay', by: 'payment', occurredAt, amountFen: written.payFen } as const
    const { version } = await api.sendEvent(no, paid)
    acknowledged.paid.add(no)
    const text = `已电话确认 ${randomUUID()}`
    const note = { id, version, text, requestId: randomUUID() }
    // The same request until it is answered: its id makes it happen once.
    while (!signal.aborted && !acknowledged.noted.has(no)) {
      const answer = await post(url + orders.note.path, note, token).catch(() => pause(200))
      if (answer) acknowledged.noted.set(no, text)
    }
  }
}

async function post<Data>(url: string, body: object, token = ''): Promise<Data> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(3000),
  })
  const { success, message, data } = (await answer.json()) as { success: boolean; message: string; data: Data }
  if (!success) throw new Error(message)
  return data
}

async function lostOf(dataDir: string, { placed, paid, noted }: Acknowledged): Promise<Limit[]> {
  const postgres = await launchPostgres({ dataDir, log: () => {} })
  const { db } = openDatabase(postgres.url, 1)
  const countsOf = async (counted: RawBuilder<{ key: string; count: number }>) => {
    const { rows } = await counted.execute(db)
    return new Map(rows.map(({ key, count }) => [key, count]))
  }
  try {
    const there = {
      orders: await countsOf(sql`select no as key, count(*) as count from orders group by 1`),
      payments: await countsOf(sql`select no as key, count(*) as count from orders where paid_fen > 0 group by 1`),
      notes: await countsOf(sql`select text as key, count(*) as count from order_notes group by 1`),
      notifications: await countsOf(
        sql`select params ->> 'no' as key, count(*) as count from notifications where kind = 'food.paid' group by 1`,
      ),
    }
    const due = { orders: placed, payments: paid, notes: new Set(noted.values()), notifications: paid }
    return Object.entries(due).map(([what, keys]) => ({
      what: `acknowledged and lost, or twice: ${what}`,
      value: [...keys].filter(key => there[what as keyof typeof due].get(key) !== 1).length,
      most: 0,
    }))
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

/** A meal of somebody whose orders are looked for after the kill. */
export function writeOrder(): OpenOrder {
  const customer = { externalId: 'KILL', name: '王小丽', phone: '19712345678' }
  return mealOf({ externalNo: `KILL-${randomUUID()}`, customer })
}
