import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { fillOrders } from '#server/demo/history.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Tables } from '#server/kit/database.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startServer } from '#server/start.ts'
import { createEndpoint } from '#server/webhooks/index.ts'
import { testDataKey } from '../e2e/setup/data/data-key.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * How fast due jobs are done: webhooks to an app that answers at once, the same while another app does not
 * answer, and overdue orders. `node bench/jobs.ts [webhooks] [orders]`
 */
const webhooks = Number(process.argv[2] ?? 1000)
const timeouts = Number(process.argv[3] ?? 5000)

const settings = {
  PORT: '0',
  DATA_DIR: tmpdir(),
  DATA_KEY: testDataKey,
  LOG_LEVEL: 'silent',
  WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
}

type Db = Kysely<Tables>

await withDatabase(async url => {
  const receiver = await startReceiver()
  const { runtime, stop } = await startServer(readConfig(settings), url)
  const { db } = runtime
  const quick = await addApp(runtime, 'quick', receiver.port)
  const silent = await addApp(runtime, 'silent', receiver.port)

  const delivered = await millisecondsEach(
    webhooks,
    () => insertWebhooks(db, quick, webhooks),
    () => undelivered(db),
  )
  await insertWebhooks(db, silent, 200)
  await pause(2000)
  const besideSilent = await millisecondsEach(
    webhooks,
    () => insertWebhooks(db, quick, webhooks),
    () => undelivered(db),
  )
  await sql`delete from pgboss.job where name = 'webhooks.deliver'`.execute(db)
  await fillOrders(db, { cityCode: '410100', orders: timeouts, days: 30 })
  const closed = await millisecondsEach(
    timeouts,
    () => insertTimeouts(db),
    () => unclosed(db),
  )

  receiver.close()
  await stop(0)
  checkLimits([
    { what: 'ms per webhook', value: delivered, most: 10 },
    { what: 'ms per webhook, while another app does not answer', value: besideSilent, most: 10 },
    { what: 'ms per overdue order', value: closed, most: 10 },
  ])
})

/** `insert` makes `count` jobs due at once; `left` counts those that are not done. */
async function millisecondsEach(
  count: number,
  insert: () => Promise<void>,
  left: () => Promise<number>,
): Promise<number> {
  await insert()
  const from = performance.now()
  while ((await left()) > 0) await pause(20)
  return (performance.now() - from) / count
}

/** Answers `/quick` at once and `/silent` never. */
async function startReceiver(): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => {
    request.resume()
    if (request.url === '/quick') response.writeHead(204).end()
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Answers the id of the endpoint. */
async function addApp(runtime: Runtime, id: 'quick' | 'silent', port: number): Promise<number> {
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
      from generate_series(1, ${count}::int), webhook_endpoints where webhook_endpoints.id = ${endpointId} returning id
    )
    insert into pgboss.job (name, data, group_id, retry_limit, retry_delay, retry_backoff, expire_seconds)
    select 'webhooks.deliver', jsonb_build_object('id', id), ${endpointId}::text, 20, 5, true, 60 from inserted`.execute(
    db,
  )
}

async function undelivered(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from webhooks where app_id = 'quick' and delivered_at is null`.execute(db)
  return rows[0]?.left ?? 0
}

async function insertTimeouts(db: Db): Promise<void> {
  await sql`
    with due as (
      update orders set state = 'pending_pay', state_at = now() - interval '1 hour', finished_at = null
      returning id, state, state_at
    )
    insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_seconds)
    select 'orders.timeout', jsonb_build_object('id', id, 'state', state,
      'stateAt', round(extract(epoch from state_at) * 1000)::bigint), 20, 5, true, 60 from due`.execute(db)
}

async function unclosed(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from orders where state = 'pending_pay'`.execute(db)
  return rows[0]?.left ?? 0
}
