import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { fillOrders } from '#server/demo/history.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { sendQueue } from '#server/open/webhooks/queues.ts'
import { startServer } from '#server/process/start.ts'
import { testDataKey } from '../e2e/setup/data/data-key.ts'
import { readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, percentiles } from './lists/figures.ts'
import { sendByPrototype } from './webhooks/prototype.ts'

/**
 * How fast due work is done: webhooks, against a prototype that does the least in the same run, while another app does not
 * answer; overdue orders, until the first is moved and from then on. `node bench/jobs.ts [webhooks] [orders] [rounds]`
 */
const {
  webhooks,
  orders: timeouts,
  rounds,
} = readCounts({ webhooks: { usual: 5000, least: 200 }, orders: { usual: 5000, least: 100 }, rounds: { usual: 3 } })

const settings = {
  PORT: '0',
  DATA_DIR: tmpdir(),
  DATA_KEY: testDataKey,
  LOG_LEVEL: 'silent',
  WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
}

const mostOverdueMs = 10 * 60_000

type Db = Kysely<Tables>

await withDatabase(async url => {
  const receiver = await startReceiver()
  const { runtime, stop } = await startServer(readConfig(settings), url)
  const { db } = runtime
  const quick = await addApp(runtime, '0', receiver.port)
  const slow = await addApp(runtime, '100', receiver.port)
  const silent = await addApp(runtime, 'silent', receiver.port)

  const shares = [
    await shareOfPrototype(runtime, quick, 'that answers at once', webhooks),
    await shareOfPrototype(runtime, slow, 'that answers in 100 ms', webhooks / 2),
  ]
  const alone = await rateOf(runtime, quick, webhooks)
  await insertWebhooks(db, silent, 500)
  runtime.jobs.wake([sendQueue])
  await pause(2000)
  const beside = await rateOf(runtime, quick, webhooks)
  console.log(`${Math.round(alone)} a second, ${Math.round(beside)} while another app does not answer`)

  await fillOrders(db, { cityCode: '410100', orders: timeouts, days: 30 })
  await insertTimeouts(db)
  const { waitedMs, msEach } = await measureOverdue(db)

  receiver.close()
  await stop(0)
  checkLimits([
    ...shares.map(({ what, share }) => ({
      what: `prototype / ours, to an app ${what}`,
      value: 1 / share,
      most: 1 / 0.85,
    })),
    { what: 'alone / while another app does not answer', value: alone / beside, most: 1.3 },
    // The server looks once a second whether an order is overdue.
    { what: 'until the first overdue order was moved, ms', value: waitedMs, most: 2000 },
    { what: 'ms for each overdue order from then on', value: msEach, most: 5 },
  ])
})

/** Rounds of the prototype and of ours, one after the other, and the median of their ratios. */
async function shareOfPrototype(runtime: Runtime, endpointId: number, what: string, count: number) {
  const ratios: number[] = []
  // Connections are open, and as many webhooks at once as later.
  await prototypeRate(runtime, endpointId, 500)
  await rateOf(runtime, endpointId, 1000)
  for (let round = 0; round < rounds; round++) {
    const theirs = await prototypeRate(runtime, endpointId, count)
    const ours = await rateOf(runtime, endpointId, count)
    console.log(`to an app ${what}: prototype ${Math.round(theirs)} a second, ours ${Math.round(ours)}`)
    ratios.push(ours / theirs)
  }
  return { what, share: percentiles(ratios).p50 }
}

/** The endpoint rests meanwhile, so that the server leaves it to the prototype. */
async function prototypeRate({ db }: Runtime, endpointId: number, count: number): Promise<number> {
  await sql`update webhook_endpoints set resting_until = 'infinity' where id = ${endpointId}`.execute(db)
  await insertWebhooks(db, endpointId, count)
  const from = performance.now()
  await sendByPrototype(db, endpointId)
  const rate = (count / (performance.now() - from)) * 1000
  await sql`update webhook_endpoints set resting_until = null where id = ${endpointId}`.execute(db)
  return rate
}

async function rateOf({ db, jobs }: Runtime, endpointId: number, count: number): Promise<number> {
  await insertWebhooks(db, endpointId, count)
  const from = performance.now()
  jobs.wake([sendQueue])
  while ((await unsent(db, endpointId)) > 0) await pause(20)
  return (count / (performance.now() - from)) * 1000
}

async function startReceiver(): Promise<{ port: number; close(): void }> {
  const child = fork(fileURLToPath(new URL('./webhooks/receiver.ts', import.meta.url)))
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return { port, close: () => child.disconnect() }
}

/** Answers the id of the endpoint. */
async function addApp(runtime: Runtime, id: string, port: number): Promise<number> {
  const { db } = runtime
  await db.insertInto('apps').values({ id, name: id, scopes: [] }).execute()
  const { row } = await createEndpoint(runtime, { appId: id, url: `http://127.0.0.1:${port}/${id}` })
  return row.id
}

/** Each is about an order of its own. */
async function insertWebhooks(db: Db, endpointId: number, count: number): Promise<void> {
  await sql`
    with inserted as (
      insert into webhooks (app_id, endpoint_id, type, record, body)
      select app_id, webhook_endpoints.id, 'order.accepted', gen_random_uuid(),
        jsonb_build_object('id', gen_random_uuid(), 'type', 'order.accepted')
      from generate_series(1, ${count}::int), webhook_endpoints where webhook_endpoints.id = ${endpointId}
      returning id, endpoint_id, record, seq
    )
    insert into webhook_queue (webhook_id, endpoint_id, record, seq)
    select id, endpoint_id, record, seq from inserted`.execute(db)
}

async function unsent(db: Db, endpointId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from (
      select from webhook_queue where endpoint_id = ${endpointId} limit 1) as one`.execute(db)
  return rows[0]?.left ?? 0
}

async function insertTimeouts(db: Db): Promise<void> {
  await sql`update orders set state = 'pending_pay', state_at = now() - interval '1 hour', finished_at = null, timeout_at = now()`.execute(
    db,
  )
}

/**
 * How long orders that have become overdue wait until the server looks at them, and apart from that how long moving each takes: together, a
 * few orders would show little but the wait.
 */
async function measureOverdue(db: Db): Promise<{ waitedMs: number; msEach: number }> {
  const from = performance.now()
  const until = from + mostOverdueMs
  let left = await unclosed(db)
  while (left === timeouts && performance.now() < until) {
    await pause(5)
    left = await unclosed(db)
  }
  const firstAt = performance.now()
  const leftAtFirst = left
  while (left > 0) {
    if (performance.now() > until)
      throw new Error(`${left} of ${timeouts} overdue orders were not moved in ${mostOverdueMs / 60_000} minutes.`)
    await pause(20)
    left = await unclosed(db)
  }
  return { waitedMs: firstAt - from, msEach: (performance.now() - firstAt) / leftAtFirst }
}

async function unclosed(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from orders where state = 'pending_pay'`.execute(db)
  return rows[0]?.left ?? 0
}
