import { beforeAll, describe, expect, test } from 'vitest'
import { dispatch } from '#contract/orders/dispatch.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { eventOf, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, Refused, refusalOf } from '../setup/orders/desk.ts'
import type { Order, Worker } from '../setup/orders/order.ts'
import { readOrder } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('dispatcher', { name: '老周' })
})

function assign(who: Desk, { id, version }: Order, rider: Worker): Promise<OrderDetail> {
  return who.call(orders.assign, { id, version, workerId: rider.id })
}

async function live(order: Order) {
  const { assignments } = await readOrder(server.db, order.id)
  return assignments.filter(({ state }) => state === 'offered' || state === 'accepted')
}

async function setWorker(rider: Worker, set: { capacity?: number; status?: 'enabled' | 'frozen' }): Promise<void> {
  await server.db.updateTable('workers').set(set).where('user_id', '=', rider.id).execute()
}

describe('concurrent assignments', () => {
  test('fifty people assign one order at once: one succeeds, the others are told who and to whom', async () => {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const desks: [Desk, Worker][] = []
    for (let number = 1; number <= 50; number++) {
      desks.push([await server.signIn('dispatcher', { name: `调度${number}` }), await server.fixtures.rider()])
    }
    const outcomes = await Promise.allSettled(desks.map(([who, rider]) => assign(who, order, rider)))
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
    const [winner, rider] = desks[won] ?? []
    const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as Refused] : []))
    expect(refusals).toHaveLength(49)
    for (const refused of refusals) {
      expect(refused).toBeInstanceOf(Refused)
      expect(refused).toMatchObject({ code: 40901, reason: 'assignedByOther' })
      expect(refused.message).toContain(`“${winner?.person.name}”`)
      expect(refused.message).toContain(`“${rider?.name}”`)
      expect(OrderDetail.parse(refused.record)).toMatchObject({
        id: order.id,
        version: order.version + 1,
        worker: { id: rider?.id },
      })
    }
    expect(await live(order)).toEqual([expect.objectContaining({ worker_id: rider?.id, state: 'offered' })])
  })

  test('ten orders at once for a rider with capacity for one: one is assigned', async () => {
    const rider = await server.fixtures.rider()
    await setWorker(rider, { capacity: 1 })
    const waiting = await Promise.all(
      Array.from({ length: 10 }, () => server.fixtures.order('preparing/wait_dispatch')),
    )
    const outcomes = await Promise.allSettled(waiting.map(order => assign(desk, order, rider)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 40902, reason: 'workerFull' })
    }
    const held = await Promise.all(waiting.map(live))
    expect(held.flat()).toHaveLength(1)
  })
})

describe('unavailable riders', () => {
  async function expectUnfit(rider: Worker, refusal: object): Promise<void> {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const before = await readOrder(server.db, order.id)
    expect(await refusalOf(assign(desk, order, rider))).toMatchObject(refusal)
    expect(await readOrder(server.db, order.id)).toEqual(before)
  }

  test('a rider off duty is refused by name', async () => {
    const rider = await server.fixtures.rider({ online: false })
    const message = expect.stringContaining(rider.name)
    await expectUnfit(rider, { code: 40902, reason: 'workerUnavailable', message })
  })

  test('a rider without a report for five minutes is refused', async () => {
    const rider = await server.fixtures.rider()
    await server.db
      .updateTable('workers')
      .set({ located_at: new Date(Date.now() - 301_000) })
      .where('user_id', '=', rider.id)
      .execute()
    await expectUnfit(rider, { code: 40902, reason: 'workerUnavailable' })
  })

  test('a frozen rider is refused', async () => {
    const rider = await server.fixtures.rider()
    await setWorker(rider, { status: 'frozen' })
    await expectUnfit(rider, { code: 40902, reason: 'workerUnavailable' })
  })

  test('a rider of another city is not found', async () => {
    await expectUnfit(await server.fixtures.rider({ cityCode: otherCity }), { code: 40401 })
  })

  test('the customer of the order is refused', async () => {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const { customer_id } = (await readOrder(server.db, order.id)).row
    const { phone } = await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', customer_id)
      .executeTakeFirstOrThrow()
    const rider = await server.fixtures.rider({ phone })
    expect(await refusalOf(assign(desk, order, rider))).toMatchObject({ code: 40902, reason: 'workerIsCustomer' })
  })

  test('a frozen rider cannot grab an order either', async () => {
    const rider = await server.fixtures.rider()
    await setWorker(rider, { status: 'frozen' })
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const grab = eventOf({ ...order, worker: rider }, { event: 'grab', by: 'rider' })
    expect((await server.fixtures.post('rider', `/open/v1/orders/${order.no}/events`, grab)).status).toBe(422)
    expect(await live(order)).toEqual([])
  })

  test('a rider at capacity cannot grab another order', async () => {
    const rider = await server.fixtures.rider()
    await setWorker(rider, { capacity: 1 })
    await server.fixtures.order('preparing/accepted', { worker: rider })
    const order = await server.fixtures.order('preparing/wait_dispatch')
    const grab = eventOf({ ...order, worker: rider }, { event: 'grab', by: 'rider' })
    expect((await server.fixtures.post('rider', `/open/v1/orders/${order.no}/events`, grab)).status).toBe(422)
    expect(await live(order)).toEqual([])
  })
})

describe('an offer', () => {
  test('without an answer times out, and the dispatchers are notified', async () => {
    const socket = await desk.socket()
    const order = await server.fixtures.order('preparing/offered')
    await server.fixtures.timeOut(order)
    const after = await readOrder(server.db, order.id)
    expect(after.row).toMatchObject({ state: 'preparing/wait_dispatch', worker_id: null })
    expect(after.assignments).toEqual([expect.objectContaining({ state: 'lapsed' })])
    const told = await until(() => socket.notifications.find(({ type, msg }) => type === 7 && msg.includes(order.no)))
    expect(told.link).toBe(`/order?no=${order.no}`)
    socket.close()
  })

  test('given to another rider is no longer the first rider’s', async () => {
    const order = await server.fixtures.order('preparing/offered')
    const next = await server.fixtures.rider()
    const input = { id: order.id, version: order.version, workerId: next.id, reason: '太远了' }
    const answer = await desk.call(orders.reassign, input)
    expect(answer).toMatchObject({ state: 'preparing/offered', worker: { id: next.id } })
    const { assignments } = await readOrder(server.db, order.id)
    expect(assignments.map(({ worker_id, state }) => [worker_id, state])).toEqual([
      [order.worker?.id, 'replaced'],
      [next.id, 'offered'],
    ])
    const late = eventOf(order, { event: 'take', by: 'rider' })
    expect((await server.fixtures.post('rider', `/open/v1/orders/${order.no}/events`, late)).status).toBe(422)
    expect((await server.fixtures.sendEvent({ ...order, worker: next }, { event: 'take', by: 'rider' })).state).toBe(
      'preparing/accepted',
    )
  })

  test('cannot be repeated to the same rider, who is not proposed either', async () => {
    const order = await server.fixtures.order('preparing/offered')
    const other = await server.fixtures.rider()
    const proposed = (await desk.call(dispatch.candidates, { id: order.id })).map(({ id }) => id)
    expect(proposed).toContain(other.id)
    expect(proposed).not.toContain(order.worker?.id)
    const again = { id: order.id, version: order.version, workerId: order.worker?.id, reason: '再催一下' }
    expect(await refusalOf(desk.call(orders.reassign, again))).toMatchObject({ code: 40902 })
    expect(await live(order)).toHaveLength(1)
  })
})
