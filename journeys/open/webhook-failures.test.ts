import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { webhookDeliveries, webhooks } from '#contract/open/webhooks.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { type Arrived, type Receiver, startReceiver } from '../../e2e/setup/webhook-receiver.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServerPerTest()
let admin: Desk
let at: Receiver
let other: Receiver
let id: number

beforeEach(async () => {
  admin = await server.signIn('super_admin')
  at = await startReceiver()
  other = await startReceiver()
  const { row } = await createEndpoint(server.runtime, { appId: 'customer-app', url: at.url })
  await createEndpoint(server.runtime, { appId: 'customer-app', url: other.url })
  id = row.id
})
afterEach(async () => {
  await at.stop()
  await other.stop()
})

const endpoint = () => admin.call(webhooks.get, { id })
const openOnes = async () => (await admin.call(webhookDeliveries.list, { endpointId: id, outcome: 'open' })).rows

/** Each record's events in the order of their numbers, each once. */
function expectInOrder(arrived: readonly Arrived[]): void {
  const records = Map.groupBy(arrived, one => one.record)
  for (const [record, own] of records)
    expect(
      own.map(one => one.seq),
      record,
    ).toEqual(own.map((_one, index) => index + 1))
}

test('a later event of a record waits for the earlier one, other records and other endpoints do not', async () => {
  const first = await server.fixtures.order('pending_accept')
  await until(() => at.arrived.some(({ record }) => record === first.no))
  at.answer(500, '', webhook => webhook.record === first.no)
  const held = await server.fixtures.advance(first, 'preparing/accepted')
  const free = await server.fixtures.order('preparing/accepted')
  const steps = (receiver: Receiver, { no }: { no: string }) =>
    receiver.arrived.filter(({ record }) => record === no).map(({ type }) => type)
  const types = ['order.pay', 'order.accepted', 'order.taken']
  await until(() => steps(at, free).length === types.length)
  await until(() => steps(other, held).length === types.length)
  expect(steps(at, held)).toEqual(['order.pay'])
  await until(async () => (await openOnes()).some(({ waitsFor }) => waitsFor === 'earlier'))
  expect(new Set(at.refused.map(({ type }) => type))).toEqual(new Set(['order.accepted']))
  at.answer(204)
  await passTime(11)
  await until(() => steps(at, held).length === types.length)
  expect(steps(at, held)).toEqual(types)
  expectInOrder(at.arrived)
})

test('after some failures an endpoint rests, is tried with one webhook, and goes on with all when that arrives', async () => {
  at.answer(503)
  const orders = await Promise.all(Array.from({ length: 6 }, () => server.fixtures.order('closed')))
  await until(async () => (await endpoint()).restingUntil)
  const later = await Promise.all(Array.from({ length: 4 }, () => server.fixtures.order('closed')))
  await until(async () => (await openOnes()).filter(({ waitsFor }) => waitsFor === 'endpoint').length >= later.length)
  const all = [...orders, ...later]
  await until(() => other.arrived.length === all.length)
  at.answer(204)
  const tries = at.refused.length
  await passTime(15 * 60)
  await until(() => at.arrived.length === all.length)
  expect(at.refused).toHaveLength(tries)
  expect(new Set(at.arrived.map(({ record }) => record))).toEqual(new Set(all.map(({ no }) => no)))
  await until(async () => (await endpoint()).standing === 'on')
})

test('an endpoint that answers 410 is switched off at once and staff are told where', async () => {
  at.answer(410)
  await server.fixtures.order('closed')
  await until(async () => (await endpoint()).standing === 'off')
  expect(await endpoint()).toMatchObject({ offReason: 'gone' })
  const [notice] = await server.db.selectFrom('notifications').selectAll().where('kind', '=', 'webhook.gone').execute()
  expect(notice).toMatchObject({ to_permission: 'webhooks.edit', link: `/system/open?tab=endpoints&open=${id}` })
  await until(async () => (await openOnes()).length === 0)
})

test('one that fails for three days is switched off; repaired, everything since then arrives once each, in order', async () => {
  at.answer(500)
  const orders = [await server.fixtures.order('pending_accept')]
  await until(async () => (await endpoint()).standing === 'failing')
  await passTime(3 * 86_400 + 60)
  admin = await server.signIn('super_admin')
  orders.push(await server.fixtures.order('preparing/accepted'))
  await until(async () => (await endpoint()).standing === 'off')
  const off = await endpoint()
  expect(off).toMatchObject({ offReason: 'failing' })
  const [notice] = await server.db
    .selectFrom('notifications')
    .selectAll()
    .where('kind', '=', 'webhook.failing')
    .execute()
  expect(notice?.link).toBe(`/system/open?tab=endpoints&open=${id}`)
  orders.push(await server.fixtures.order('preparing/accepted'))
  expect(at.arrived).toEqual([])
  at.answer(204)
  await admin.call(webhooks.enable, { id, version: off.version })
  const since = off.missedSince ?? 0
  const { count } = await admin.call(webhookDeliveries.count, { endpointId: id, since })
  await until(() => other.arrived.length >= count)
  expect(other.arrived).toHaveLength(count)
  await admin.call(webhookDeliveries.replay, { endpointId: id, since })
  // What happens now comes after what is sent again of the same order.
  for (const order of orders.slice(1)) await server.fixtures.advance(order, 'delivering/picked_up')
  const total = await until(() => (other.arrived.length === count + 2 ? other.arrived.length : null))
  await until(() => at.arrived.length === total)
  expect(new Set(at.arrived.map(one => one.id))).toEqual(new Set(other.arrived.map(one => one.id)))
  expectInOrder(at.arrived)
  expect((await endpoint()).missedSince).toBeNull()
})

test('an endpoint that answers 101 has failed, as often as it is tried, and another takes its webhooks meanwhile', async () => {
  const lines = new Set<Socket>()
  const switching = createServer(line => {
    lines.add(line)
    line.on('error', () => {})
    line.once('data', () =>
      line.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    )
  })
  await new Promise<void>(resolve => switching.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(switching.address() as AddressInfo).port}/`
    const { row } = await createEndpoint(server.runtime, { appId: 'customer-app', url })
    for (const number of [1, 2]) {
      const { deliveryId } = await admin.call(webhooks.test, { id: row.id })
      const { attempts } = await until(async () => {
        const found = await admin.call(webhookDeliveries.get, { id: deliveryId })
        return found.attempts.length > 0 ? found : null
      })
      expect(attempts[0]).toMatchObject({ number: 1, status: 101, error: 'HTTP 101' })
      expect(lines.size).toBe(number)
    }
    await until(() => [...lines].every(({ closed }) => closed))
    const { no } = await server.fixtures.order('closed')
    await until(() => other.arrived.some(({ record }) => record === no))
  } finally {
    for (const line of lines) line.destroy()
    await new Promise(resolve => switching.close(resolve))
  }
})
