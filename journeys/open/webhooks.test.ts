import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { passTime } from '../setup/process/clock.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })

function heardOf({ no }: { no: string }, from = server) {
  return from.webhooks.heard.filter(({ body }) => body.data.no === no)
}

describe('webhooks to the apps', () => {
  test('each app receives each step, signed, with the order at that time', async () => {
    const offered = await server.fixtures.order('preparing/offered')
    const order = await server.fixtures.advance(offered, 'delivering/picked_up')
    const types = ['order.pay', 'order.accepted', 'order.assigned', 'order.taken', 'order.pickedUp']
    await until(() => heardOf(order).length >= types.length * 3)
    for (const app of ['customer', 'merchant', 'rider'] as const) {
      const own = heardOf(order)
        .filter(webhook => webhook.app === app)
        .toSorted((one, other) => one.body.data.version - other.body.data.version)
      expect(own.map(({ body }) => body.type)).toEqual(types)
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
    }
    expect(server.webhooks.faults).toEqual([])
  })

  test('a reassigned order is revoked from the first rider and offered to the next', async () => {
    const desk = await server.signIn('dispatcher')
    const order = await server.fixtures.order('preparing/accepted')
    const next = await server.fixtures.rider()
    const input = { id: order.id, version: order.version, workerId: next.id, reason: '车坏了' }
    await desk.call(orders.reassign, input)
    const told = (type: string) => heardOf(order).find(({ app, body }) => app === 'rider' && body.type === type)
    const reassigned = await until(() => told('order.reassigned'))
    const revoked = await until(() => told('order.revoked'))
    expect(reassigned.body.data).toMatchObject({ workerId: next.externalId, reason: '车坏了' })
    expect(revoked.body.data).toMatchObject({ workerId: order.worker?.externalId })
  })

  test('a refused move sends no webhook', async () => {
    const order = await server.fixtures.order('pending_pay')
    const event = { eventId: 'x', event: 'accept', by: 'merchant', occurredAt: new Date().toISOString() }
    expect((await server.fixtures.post('merchant', `/open/v1/orders/${order.no}/events`, event)).status).toBe(422)
    const closed = await server.fixtures.sendEvent(order, { event: 'close', by: 'customer' })
    await until(() => heardOf(closed).length >= 3)
    expect(new Set(heardOf(closed).map(({ body }) => body.type))).toEqual(new Set(['order.closed']))
  })
})

describe('an app that fails', () => {
  test('receives the webhook again with the same id, after an error and after being unreachable', async () => {
    const own = await startTestServer({ listens: true })
    try {
      own.webhooks.answerWith(500)
      const failed = await own.fixtures.order('closed')
      await until(() => (['customer', 'merchant', 'rider'] as const).every(app => own.webhooks.tries(app) >= 1))
      own.webhooks.answerWith(204)
      await own.webhooks.close()
      const missed = await own.fixtures.order('closed')
      await until(async () => (await failures()).length === 6)
      await own.webhooks.open()
      // Longer than the delay after any failure so far.
      await passTime(120)
      await until(() => heardOf(failed, own).length === 3 && heardOf(missed, own).length === 3)
      const ids = [...heardOf(failed, own), ...heardOf(missed, own)].map(({ app, id }) => `${app} ${id}`)
      expect(new Set(ids).size).toBe(6)
      await until(async () => (await failures()).length === 0)
      expect(own.webhooks.faults).toEqual([])
    } finally {
      await own.stop()
    }

    function failures() {
      return own.db
        .selectFrom('webhooks')
        .select('id')
        .where('attempts', '>', 0)
        .where('delivered_at', 'is', null)
        .execute()
    }
  })
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
    const webhook_url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
    await own.db.updateTable('apps').set({ webhook_url }).where('id', '=', 'customer-app').execute()
    await own.fixtures.order('closed')
    await until(() => unanswered.begun === 1)
    const next = await own.fixtures.order('closed')
    await until(() => heardOf(next, own).length === 2)
    expect(unanswered.ended).toBe(0)
  } finally {
    silent.closeAllConnections()
    silent.close()
    await own.stop()
  }
})

test('webhooks are not sent to private addresses unless this is enabled', async () => {
  const own = await startTestServer({ listens: true, settings: { WEBHOOKS_TO_PRIVATE_ADDRESSES: '0' } })
  try {
    await own.db
      .updateTable('apps')
      .set({ webhook_url: 'https://[::ffff:127.0.0.1]/' })
      .where('id', '=', 'rider-app')
      .execute()
    await own.db
      .updateTable('apps')
      .set({ webhook_url: 'https://127.0.0.1/' })
      .where('id', '=', 'merchant-app')
      .execute()
    await own.fixtures.order('closed')
    const tried = await until(async () => {
      const rows = await own.db.selectFrom('webhooks').selectAll().where('attempts', '>', 0).orderBy('app_id').execute()
      return rows.length === 3 ? rows : null
    })
    expect(tried.map(({ app_id, last_error }) => [app_id, last_error])).toEqual([
      ['customer-app', 'webhooks go to https addresses only'],
      ['merchant-app', '127.0.0.1 is a private address'],
      ['rider-app', expect.stringMatching(/is a private address$/)],
    ])
    expect(own.webhooks.heard).toEqual([])
  } finally {
    await own.stop()
  }
})
