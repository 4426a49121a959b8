import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import { workers } from '#contract/people/workers.ts'
import { comeDue } from '../../setup/chats/chats.ts'
import { appFor } from '../../setup/open/apps.ts'
import { eventOf } from '../../setup/open/life-events.ts'
import { decide } from '../../setup/orders/desk-moves.ts'
import type { Order } from '../../setup/orders/order.ts'
import { requestRefundByApp } from '../../setup/people/money.ts'
import { readOrder } from '../../setup/people/records.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

describe('an event that arrives before an earlier one', () => {
  async function send(
    order: Order,
    appEvent: Parameters<typeof eventOf>[1],
  ): Promise<{ status: number; state: string; event: OpenEvent }> {
    const event = eventOf(order, appEvent)
    const response = await post(order, event)
    return { ...response, event }
  }

  async function post(order: Order, event: OpenEvent): Promise<{ status: number; state: string }> {
    const response = await server.fixtures.post(appFor(event.by), `/open/v1/orders/${order.no}/events`, event)
    const { state = '' } = (await response.json()) as { state?: string }
    return { status: response.status, state }
  }

  async function stateOf({ id }: Order): Promise<string> {
    return (await readOrder(server.db, id)).row.state
  }

  test('is answered with 202, and applied after the earlier event', async () => {
    const order = await server.fixtures.order('pending_pay')
    const accepted = await send(order, { event: 'accept', by: 'merchant', seq: 1 })
    expect(accepted).toMatchObject({ status: 202, state: 'pending_pay' })
    expect(await post(order, accepted.event)).toEqual({ status: 202, state: 'pending_pay' })
    const paid = await send(order, { event: 'pay', by: 'payment', seq: 1 })
    expect(paid).toMatchObject({ status: 200, state: 'preparing/wait_dispatch' })
    expect(await post(order, accepted.event)).toEqual({ status: 200, state: 'preparing/wait_dispatch' })
    const { events } = await readOrder(server.db, order.id)
    expect(events.map(({ action }) => action)).toEqual(['orders.place', 'orders.pay', 'orders.accept'])
  })

  test('without a number is refused and not stored', async () => {
    const order = await server.fixtures.order('pending_pay')
    expect((await send(order, { event: 'accept', by: 'merchant' })).status).toBe(422)
    expect(await server.db.selectFrom('order_inbox').selectAll().where('order_id', '=', order.id).execute()).toEqual([])
  })

  test('is applied after five seconds when a lower number never comes', async () => {
    const order = await server.fixtures.order('pending_pay')
    const paid = await send(order, { event: 'pay', by: 'payment', seq: 3 })
    expect(paid.status).toBe(202)
    await passTime(3)
    expect(await post(order, paid.event)).toEqual({ status: 202, state: 'pending_pay' })
    await passTime(2)
    await until(async () => (await stateOf(order)) === 'pending_accept')
    // The missing number arrives after all, and is applied.
    expect(await send(order, { event: 'urge', by: 'customer', seq: 1 })).toMatchObject({ status: 200 })
  })

  test('is applied when staff have made the move it waits for', async () => {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const worker = await server.fixtures.rider()
    const taken = await send({ ...order, worker }, { event: 'take', by: 'rider', seq: 1 })
    expect(taken).toMatchObject({ status: 202, state: 'preparing/wait_dispatch' })
    await decide(await server.signIn('dispatcher'), 'assign', order, worker.id)
    await until(async () => (await stateOf(order)) === 'preparing/accepted')
  })

  /** The look after five seconds is over: the event is seen again only if whoever moves the order has it looked at. */
  async function passLook({ id }: Order): Promise<void> {
    await sql`update order_inbox set received_at = received_at - interval '6 seconds' where order_id = ${id}`.execute(
      server.db,
    )
    await comeDue(server, 'orders.inbox', id)
  }

  test('is applied when the order of a frozen worker was handed back', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const other = await server.fixtures.rider()
    expect((await send({ ...order, worker: other }, { event: 'grab', by: 'rider', seq: 1 })).status).toBe(202)
    await passLook(order)
    const ops = await server.signIn('ops')
    const { id, version } = await ops.call(workers.get, { id: order.worker?.id ?? 0 })
    await ops.call(workers.freeze, { id, version, reason: '乘客投诉', until: null, liveOrders: 'giveBack' })
    await until(async () => (await readOrder(server.db, order.id)).row.worker_id === other.id)
    expect(await stateOf(order)).toBe('preparing/accepted')
  })

  test('is late when a refund to the customer has cancelled the order it waits for', async () => {
    const order = await server.fixtures.order('pending_accept')
    const worker = await server.fixtures.rider()
    expect((await send({ ...order, worker }, { event: 'take', by: 'rider', seq: 1 })).status).toBe(202)
    await passLook(order)
    expect((await requestRefundByApp(server, order, { askedFen: order.payFen, code: 'U05' })).status).toBe(200)
    const settled = () =>
      server.db.selectFrom('order_inbox').select('state').where('order_id', '=', order.id).executeTakeFirstOrThrow()
    await until(async () => (await settled()).state !== 'waiting')
    expect([await stateOf(order), await settled()]).toEqual(['cancelled', { state: 'late' }])
  })

  test('is applied when a timeout has made the move it waits for', async () => {
    const order = await server.fixtures.orderOf('chauffeur', 'pending_dispatch')
    expect((await send(order, { event: 'retry', by: 'customer', seq: 1 })).status).toBe(202)
    await server.fixtures.timeOut(order)
    await until(async () => (await readOrder(server.db, order.id)).events.some(one => one.action === 'orders.retry'))
    expect(await stateOf(order)).toBe('pending_dispatch')
  })
})

describe('an event that arrives too late', () => {
  async function inboxOf({ id }: Order) {
    const rows = await server.db
      .selectFrom('order_inbox')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ state, reason, happened }) => [happened.event, state, reason])
  }

  const send = (order: Order, appEvent: Parameters<typeof eventOf>[1]) =>
    server.fixtures.post(appFor(appEvent.by), `/open/v1/orders/${order.no}/events`, eventOf(order, appEvent))

  test('is stored as late and changes no state', async () => {
    const order = await server.fixtures.order('cancelled')
    const before = await readOrder(server.db, order.id)
    const response = await send(order, { event: 'accept', by: 'merchant', seq: 1 })
    expect([response.status, (await response.json()).state]).toEqual([200, 'cancelled'])
    expect(await readOrder(server.db, order.id)).toEqual(before)
    expect(await inboxOf(order)).toEqual([['accept', 'late', null]])
  })

  test('is still applied if it only adds data', async () => {
    const parcel = await server.fixtures.orderOf('express', 'signed')
    const { row: before } = await readOrder(server.db, parcel.id)
    expect((await send(parcel, { event: 'weigh', by: 'carrier', seq: 1 })).status).toBe(200)
    const { row, events } = await readOrder(server.db, parcel.id)
    expect(row).toMatchObject({ state: 'signed', version: before.version + 1, facts: { realWeightG: 2600 } })
    expect(events.at(-1)).toMatchObject({ action: 'orders.weigh', from_state: 'signed', to_state: 'signed' })
  })

  test('refunds a payment for a parcel that was returned', async () => {
    const parcel = await server.fixtures.orderOf('express', 'returned')
    expect((await send(parcel, { event: 'payDifference', by: 'payment', seq: 1 })).status).toBe(200)
    const { row } = await readOrder(server.db, parcel.id)
    expect(row).toMatchObject({
      paid_fen: parcel.payFen + 200,
      refunding_fen: parcel.payFen + 200,
      refund: 'processing',
    })
  })

  test('for a state the order never had waits, and is late once that state cannot be reached', async () => {
    const order = await server.fixtures.orderOf('errand', 'pending_accept', { kind: 'fetch' })
    const worker = await server.fixtures.rider()
    expect((await send({ ...order, worker }, { event: 'showReceipt', by: 'rider', seq: 1 })).status).toBe(422)
    expect((await send({ ...order, worker }, { event: 'resume', by: 'rider', seq: 2 })).status).toBe(202)
    expect((await send(order, { event: 'cancel', by: 'customer', seq: 1 })).status).toBe(200)
    expect(await inboxOf(order)).toEqual([
      ['showReceipt', 'refused', 'notInThisState'],
      ['resume', 'late', null],
      ['cancel', 'applied', null],
    ])
  })
})

describe('a numbered event that is refused', () => {
  test('is answered the same when repeated, and delays no other event', async () => {
    const order = await server.fixtures.order('pending_pay')
    const wrong = eventOf(order, { event: 'pay', by: 'payment', seq: 1, amountFen: fen(1) })
    const post = (event: OpenEvent) => server.fixtures.post('customer', `/open/v1/orders/${order.no}/events`, event)
    const before = await readOrder(server.db, order.id)
    expect((await post(wrong)).status).toBe(400)
    expect((await post(wrong)).status).toBe(400)
    expect(await readOrder(server.db, order.id)).toEqual(before)
    const right = await post(eventOf(order, { event: 'pay', by: 'payment', seq: 2 }))
    expect([right.status, (await right.json()).state]).toEqual([200, 'pending_accept'])
  })

  test('with an id of another order’s event is refused', async () => {
    const [one, other] = [await server.fixtures.order('pending_pay'), await server.fixtures.order('pending_pay')]
    const event = eventOf(one, { event: 'accept', by: 'merchant', seq: 1 })
    const post = (order: Order) => server.fixtures.post('merchant', `/open/v1/orders/${order.no}/events`, event)
    expect((await post(one)).status).toBe(202)
    expect((await post(other)).status).toBe(409)
  })
})
