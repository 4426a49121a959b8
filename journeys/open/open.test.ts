import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { OpenOrderAnswer } from '#contract/open/open.ts'
import { appOf } from '../setup/open/apps.ts'
import { eventOf } from '../setup/open/fixtures.ts'
import type { Order } from '../setup/orders/order.ts'
import { countRows, readOrder } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

const path = '/open/v1/orders'

async function expectNothingWritten(act: () => Promise<void>): Promise<void> {
  const before = await countRows(server.db)
  await act()
  expect(await countRows(server.db)).toEqual(before)
}

function happenTo(order: Pick<Order, 'no'>, event: object): Promise<Response> {
  return server.fixtures.post('customer', `${path}/${order.no}/events`, event)
}

describe('an order', () => {
  test('placed again is the same order', async () => {
    const order = server.fixtures.writeOrder()
    const first = await server.fixtures.app('customer').placeOrder(order)
    await expectNothingWritten(async () => {
      expect(await server.fixtures.app('customer').placeOrder(order)).toEqual(first)
    })
  })

  test('placed ten times at once is one order', async () => {
    const order = server.fixtures.writeOrder({
      customer: { externalId: randomUUID(), name: '王丽', phone: '19811112222' },
    })
    const before = await countRows(server.db)
    const place = () => server.fixtures.app('customer').placeOrder(order)
    const answers = await Promise.all(Array.from({ length: 10 }, place))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const after = await countRows(server.db)
    expect(after).toEqual({
      ...before,
      orders: (before.orders ?? 0) + 1,
      events: (before.events ?? 0) + 1,
      users: (before.users ?? 0) + 1,
    })
  })

  test('is accepted whatever the customer’s name, and words that imply staff are masked in it', async () => {
    const externalId = randomUUID()
    const customer = { externalId, name: '平台客服小王', phone: '19811113333' }
    const answer = await server.fixtures.app('customer').placeOrder(server.fixtures.writeOrder({ customer }))
    expect(answer.no).not.toBe('')
    const { nick_name } = await server.db
      .selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.user_id')
      .select('users.nick_name')
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow()
    expect(nick_name).toBe('****小王')
  })

  test('with the number of an order of another amount is refused', async () => {
    const order = server.fixtures.writeOrder()
    await server.fixtures.app('customer').placeOrder(order)
    const dearer = { ...order, deliveryFen: Number(order.deliveryFen) + 1, payFen: Number(order.payFen) + 1 }
    await expectNothingWritten(async () => {
      expect((await server.fixtures.post('customer', path, dearer)).status).toBe(409)
    })
  })

  const wrong: [string, string, object][] = [
    ['whose parts do not add up', 'payFen', { payFen: 1 }],
    ['with half a fen', 'deliveryFen', { deliveryFen: 0.5 }],
    ['with less than nothing', 'discountFen', { discountFen: -1 }],
    ['without lines', 'lines', { lines: [] }],
    ['of none of a dish', 'lines.0.quantity', { lines: [{ name: '面', quantity: 0, priceFen: 100 }] }],
    [
      'from a place beyond the earth',
      'merchant.lng',
      { merchant: { name: '店', detail: '街', phone: '19900000000', lng: 181, lat: 0 } },
    ],
    ['placed at no time', 'placedAt', { placedAt: 'yesterday' }],
    ['in no city', 'cityCode', { cityCode: '41' }],
    ['with a character that no database stores', 'note', { note: 'a\u0000b' }],
  ]
  for (const [what, field, overrides] of wrong) {
    test(`${what} is refused with the name of the field`, async () => {
      await expectNothingWritten(async () => {
        const response = await server.fixtures.post('customer', path, { ...server.fixtures.writeOrder(), ...overrides })
        expect(response.status).toBe(400)
        const { fields, fieldsZh } = await response.json()
        expect(fields).toHaveProperty([field], expect.any(String))
        expect(fieldsZh).toHaveProperty([field], expect.stringMatching(/\p{Script=Han}/u))
      })
    })
  }

  test('that is no JSON is refused', async () => {
    const body = '{"service":'
    const target = new URL(path, server.url)
    const headers = signedHeaders(appOf('customer'), { method: 'POST', url: target, body })
    expect((await fetch(target, { method: 'POST', headers, body })).status).toBe(400)
  })
})

describe('an event', () => {
  test('sent ten times at once is applied once', async () => {
    const order = await server.fixtures.order('pending_pay')
    const event = eventOf(order, { event: 'pay', by: 'payment' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => happenTo(order, event)))
    for (const answer of answers) {
      expect(OpenOrderAnswer.parse(await answer.json())).toMatchObject({
        state: 'pending_accept',
        version: order.version + 1,
      })
    }
    const { events } = await readOrder(server.db, order.id)
    expect(events.filter(({ action }) => action === 'orders.pay')).toHaveLength(1)
  })

  test('that arrives too late is refused, and changes nothing', async () => {
    const order = await server.fixtures.order('pending_accept')
    const before = await readOrder(server.db, order.id)
    expect((await happenTo(order, eventOf(order, { event: 'pay', by: 'payment' }))).status).toBe(422)
    expect((await happenTo(order, eventOf(order, { event: 'confirm', by: 'customer' }))).status).toBe(422)
    expect(await readOrder(server.db, order.id)).toEqual(before)
  })

  test('with the id of another order’s event is refused, not ignored', async () => {
    const [paid, unpaid] = [await server.fixtures.order('pending_pay'), await server.fixtures.order('pending_pay')]
    const eventId = randomUUID()
    expect((await happenTo(paid, eventOf(paid, { event: 'pay', by: 'payment', eventId }))).status).toBe(200)
    const before = await readOrder(server.db, unpaid.id)
    expect((await happenTo(unpaid, eventOf(unpaid, { event: 'pay', by: 'payment', eventId }))).status).toBe(409)
    expect(await readOrder(server.db, unpaid.id)).toEqual(before)
  })

  test('of a payment of another amount is refused', async () => {
    const order = await server.fixtures.order('pending_pay')
    const event = eventOf(order, { event: 'pay', by: 'payment', amountFen: order.payFen - 1 })
    const response = await happenTo(order, event)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({
        reason: 'badInput',
        fields: { amountFen: 'Differs from the payFen of the order.' },
        fieldsZh: { amountFen: '与订单的 payFen 不一致' },
        docs: expect.stringContaining('badInput'),
      }),
    ])
  })

  test('of an order that does not exist is not found', async () => {
    const event = eventOf({ payFen: 1, worker: null }, { event: 'close', by: 'customer' })
    expect((await happenTo({ no: 'WM000' }, event)).status).toBe(404)
  })

  test('by a rider who does not have the order is refused', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const stranger = await server.fixtures.rider()
    const event = eventOf({ ...order, worker: stranger }, { event: 'pickUp', by: 'rider' })
    expect((await server.fixtures.post('rider', `${path}/${order.no}/events`, event)).status).toBe(422)
    const nobody = { ...event, workerId: 'R-nobody' }
    expect((await server.fixtures.post('rider', `${path}/${order.no}/events`, nobody)).status).toBe(400)
  })
})

test('riders first reported ten times at once exist once', async () => {
  const workers = Array.from({ length: 5 }, () => server.fixtures.writeWorker())
  const report = () => server.fixtures.post('rider', '/open/v1/workers', { workers })
  const statuses = (await Promise.all(Array.from({ length: 10 }, report))).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  const ids = workers.map(({ externalId }) => externalId)
  const known = await server.db.selectFrom('workers').select('user_id').where('external_id', 'in', ids).execute()
  expect(known).toHaveLength(5)
})

describe('an app', () => {
  test('sends events of its own party only', async () => {
    const order = await server.fixtures.order('pending_pay')
    const claimed = eventOf(order, { event: 'pay', by: 'payment' })
    await expectNothingWritten(async () => {
      expect((await server.fixtures.post('rider', `${path}/${order.no}/events`, claimed)).status).toBe(403)
    })
  })

  test('cannot report the same refund twice', async () => {
    const order = await server.fixtures.order('cancelled')
    expect((await happenTo(order, eventOf(order, { event: 'refund', by: 'payment' }))).status).toBe(200)
    await expectNothingWritten(async () => {
      expect((await happenTo(order, eventOf(order, { event: 'refund', by: 'payment' }))).status).toBe(422)
    })
  })
})
