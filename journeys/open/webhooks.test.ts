import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { pointEndpoint } from '#server/open/webhooks/feature.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })

function receivedOf({ no }: { no: string }, from = server) {
  return from.webhooks.received.filter(({ body }) => body.data.no === no)
}

describe('webhooks to the apps', () => {
  test('the app that placed an order receives each step, signed, with the order at that time', async () => {
    const offered = await server.fixtures.order('preparing/offered')
    const order = await server.fixtures.advance(offered, 'delivering/picked_up')
    const types = ['order.pay', 'order.accepted', 'order.assigned', 'order.taken', 'order.pickedUp']
    const own = await until(() => {
      const received = receivedOf(order).filter(webhook => webhook.app === 'customer')
      return received.length >= types.length ? received : null
    })
    expect(own.map(({ body }) => [body.type, body.seq])).toEqual(types.map((type, at) => [type, at + 1]))
    expect(own.at(-1)?.body.data).toEqual({
      no: order.no,
      service: 'food',
      externalNo: order.externalNo,
      state: 'delivering/picked_up',
      version: order.version,
      workerId: order.worker?.externalId,
      reason: null,
    })
    for (const { id, body } of own) expect(id).toBe(body.id)
    expect(server.webhooks.faults).toEqual([])
  })

  test('a reassigned order is revoked from the first rider and offered to the next', async () => {
    const desk = await server.signIn('dispatcher')
    const order = await server.fixtures.order('preparing/accepted')
    const next = await server.fixtures.rider()
    const input = { id: order.id, version: order.version, workerId: next.id, reason: '车坏了' }
    await desk.call(orders.reassign, input)
    const riderWebhook = (type: string) =>
      receivedOf(order).find(({ app, body }) => app === 'rider' && body.type === type)
    const reassigned = await until(() => riderWebhook('order.reassigned'))
    const revoked = await until(() => riderWebhook('order.revoked'))
    expect(reassigned.body.data).toMatchObject({ workerId: next.externalId, reason: '车坏了' })
    expect(revoked.body.data).toMatchObject({ workerId: order.worker?.externalId })
  })

  test('a refused move sends no webhook', async () => {
    const order = await server.fixtures.order('pending_pay')
    const event = { eventId: 'x', event: 'accept', by: 'merchant', occurredAt: new Date().toISOString() }
    expect((await server.fixtures.post('merchant', `/open/v1/orders/${order.no}/events`, event)).status).toBe(422)
    const closed = await server.fixtures.sendEvent(order, { event: 'close', by: 'customer' })
    await until(() => receivedOf(closed).length >= 1)
    expect(new Set(receivedOf(closed).map(({ body }) => body.type))).toEqual(new Set(['order.closed']))
  })
})

test('an app receives a webhook again with the same id, after an error and after being unreachable', async () => {
  const own = await startTestServer({ listens: true })
  const failures = () =>
    own.db.selectFrom('webhooks').select('id').where('attempts', '>', 0).where('delivered_at', 'is', null).execute()
  try {
    own.webhooks.answerWith(500)
    const failed = await own.fixtures.order('closed')
    await until(() => own.webhooks.tries('customer') >= 1)
    own.webhooks.answerWith(204)
    await own.webhooks.close()
    const missed = await own.fixtures.order('closed')
    await until(async () => (await failures()).length === 2)
    await own.webhooks.open()
    // Longer than the delay after any failure so far.
    await passTime(120)
    await until(() => receivedOf(failed, own).length === 1 && receivedOf(missed, own).length === 1)
    const ids = [...receivedOf(failed, own), ...receivedOf(missed, own)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    await until(async () => (await failures()).length === 0)
    expect(own.webhooks.faults).toEqual([])
  } finally {
    await own.stop()
  }
})

test('an app that never answers does not delay the others', async () => {
  const own = await startTestServer({ listens: true })
  const unanswered = { begun: 0, ended: 0 }
  const silent = createServer((_request, response) => {
    unanswered.begun++
    response.on('close', () => {
      unanswered.ended++
    })
  })
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
    await pointEndpoint(own.runtime, { appId: 'customer-app', url, secret: 'any' })
    await own.fixtures.order('preparing/offered')
    await until(() => unanswered.begun >= 1)
    const next = await own.fixtures.order('preparing/offered')
    await until(() => receivedOf(next, own).some(({ app }) => app === 'rider'))
    expect(unanswered.ended).toBe(0)
  } finally {
    silent.closeAllConnections()
    silent.close()
    await own.stop()
  }
})

test.each([
  ['http://127.0.0.1/', 'webhooks go to https addresses only'],
  ['https://127.0.0.1/', '127.0.0.1 is a private address'],
  ['https://[::ffff:127.0.0.1]/', expect.stringMatching(/is a private address$/)],
])('nothing is sent to %s unless private addresses are allowed', async (url, error) => {
  const own = await startTestServer({ settings: { WEBHOOKS_TO_PRIVATE_ADDRESSES: '0' } })
  try {
    await pointEndpoint(own.runtime, { appId: 'customer-app', url, secret: 'any' })
    await own.fixtures.order('closed')
    const [tried] = await until(async () => {
      const rows = await own.db.selectFrom('webhooks').selectAll().where('attempts', '>', 0).execute()
      return rows.length > 0 ? rows : null
    })
    expect(tried?.last_error).toEqual(error)
  } finally {
    await own.stop()
  }
})
