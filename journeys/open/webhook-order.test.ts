import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { claim } from '#server/open/webhooks/claim.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { enqueueOrderWebhook } from '#server/open/webhooks/index.ts'
import { hold } from '../setup/held.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let receiver: Server
let endpointId: number
/** Numbers of the events that arrived, and answers that are still to be given. */
let arrived: number[]
let unanswered: ServerResponse[]

beforeEach(async () => {
  arrived = []
  unanswered = []
  receiver = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    arrived.push(JSON.parse(text).seq)
    unanswered.push(response)
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  endpointId = (await createEndpoint(server.runtime, { appId: 'customer-app', url })).row.id
})
afterEach(async () => {
  const off = { is_enabled: false, off_reason: 'staff', off_at: new Date() } as const
  await server.db.updateTable('webhook_endpoints').set(off).where('id', '=', endpointId).execute()
  receiver.closeAllConnections()
  await new Promise(resolve => receiver.close(resolve))
})

/** An order whose first event is on the way to the endpoint. */
async function firstOnItsWay(): Promise<{ id: number; record: string }> {
  const { no } = await server.fixtures.order('pending_accept')
  await until(() => arrived.length === 1, { what: 'the first event at its endpoint' })
  const queued = server.db.selectFrom('webhook_queue').select(['webhook_id', 'record'])
  const { webhook_id: id, record } = await queued.where('endpoint_id', '=', endpointId).executeTakeFirstOrThrow()
  expect(record).toBe(no)
  return { id, record }
}

/** The next event of the order, as whoever moves it stores it. */
async function enqueueNext(change: Pick<Change, 'db' | 'wake'>, no: string): Promise<void> {
  const { body } = await change.db
    .selectFrom('webhooks')
    .select('body')
    .where('record', '=', no)
    .where('endpoint_id', '=', endpointId)
    .where('seq', '=', 1)
    .executeTakeFirstOrThrow()
  const next = { type: 'order.accepted', data: body.data } as Parameters<typeof enqueueOrderWebhook>[1]
  const place = { service: 'food', cityCode: homeCity } as const
  await enqueueOrderWebhook(change as Change, next, { appIds: ['customer-app'], place }, null)
}

const storeNext = (no: string) =>
  makeChange(server.runtime, { actor: clock, traceId: 'journey' }, change => enqueueNext(change, no))

/** The same in a transaction that stays open. */
const holdNext = (no: string) =>
  hold(server, db => enqueueNext({ db: db as unknown as Change['db'], wake: () => {} }, no))

const isParked = async (seq: number) => {
  const queued = server.db.selectFrom('webhook_queue').select('is_parked').where('endpoint_id', '=', endpointId)
  return (await queued.where('seq', '=', seq).executeTakeFirstOrThrow()).is_parked
}

test('a later event waits, and is not parked, while another node writes down what came of the earlier one', async () => {
  const { id, record } = await firstOnItsWay()
  const settled = await hold(server, db => db.deleteFrom('webhook_queue').where('webhook_id', '=', id).execute())
  onTestFinished(() => settled.rollback().catch(() => {}))
  await storeNext(record)
  expect((await claim(server.runtime, [], 8)).due).toEqual([])
  expect(await isParked(2)).toBe(false)
  expect(arrived).toEqual([1])
  await settled.commit()
  await until(() => arrived.length === 2)
  expect(arrived).toEqual([1, 2])
})

test('what another node parks while the earlier event arrives is let go on by whoever writes that down', async () => {
  const { record } = await firstOnItsWay()
  const parking = await holdNext(record)
  onTestFinished(() => parking.rollback().catch(() => {}))
  // The time of the queue is rounded to milliseconds, up or down.
  await sql`update webhook_queue set due_at = now() - interval '1 second' where seq = 2 and record = ${record}`.execute(
    parking.db,
  )
  await claim(parking, [], 8)
  unanswered[0]?.writeHead(204).end()
  await parking.untilWaiting()
  await parking.commit()
  await until(() => arrived.length === 2)
  expect(arrived).toEqual([1, 2])
})

test('events of one record are stored in the order of their numbers, however long a transaction takes', async () => {
  const { record } = await firstOnItsWay()
  const storing = await holdNext(record)
  onTestFinished(() => storing.rollback().catch(() => {}))
  const third = storeNext(record)
  await storing.untilWaiting()
  unanswered[0]?.writeHead(204).end()
  const queued = server.db.selectFrom('webhook_queue').select('seq').where('endpoint_id', '=', endpointId)
  await until(async () => (await queued.execute()).length === 0)
  await storing.commit()
  await third
  await until(() => arrived.length === 2)
  unanswered[1]?.writeHead(204).end()
  await until(() => arrived.length === 3)
  expect(arrived).toEqual([1, 2, 3])
})
