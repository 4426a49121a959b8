import { beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type OrderQueue, queuesOf } from '#contract/orders/order-queues.ts'
import { orders } from '#contract/orders/orders.ts'
import type { Plan } from '#contract/orders/plan.ts'
import { plans, type Service, type StateOf, screenOfService, services } from '#contract/orders/service.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk
/** The state of the order that matches a queue's condition. A call for help can be open after the ride has ended. */
const standsFor = { late: 'pending_accept', help: 'completed', owing: 'in_transit' }
const standing = new Map<string, Order>()

function standingIn(service: Service, state: string): Order {
  const order = standing.get(`${service} ${state}`)
  if (!order) throw new Error(`No order of ${service} stands in ${state}.`)
  return order
}

async function setRow({ id }: Order, set: object): Promise<void> {
  await server.db.updateTable('orders').set(set).where('id', '=', id).execute()
}

beforeAll(async () => {
  await avoidMidnight()
  desk = await server.signIn('ops')
  await holdTimeouts(server.db)
  for (const service of services) {
    for (const state of plans[service].states) {
      standing.set(`${service} ${state}`, await server.fixtures.orderOf(service, state as StateOf<Service>))
    }
  }
  // Offers would be overdue after 30 s.
  await server.db
    .updateTable('orders')
    .set({ due_at: new Date(Date.now() + 3_600_000) })
    .where('due_at', 'is not', null)
    .execute()
  await setRow(standingIn('food', 'preparing/accepted'), { due_at: new Date(Date.now() - 60_000) })
  await setRow(standingIn('chauffeur', standsFor.help), { facts: JSON.stringify({ helpAt: 2, helpSettledAt: 1 }) })
  await setRow(standingIn('chauffeur', 'in_service'), { facts: JSON.stringify({ helpAt: 1, helpSettledAt: 2 }) })
  await setRow(standingIn('express', standsFor.owing), { facts: JSON.stringify({ realFreightFen: 1_000_000 }) })
  await setRow(standingIn('express', 'signed'), {
    facts: JSON.stringify({ realFreightFen: 1_000_000, differencePaidFen: 1_000_000 }),
  })
  await setRow(standingIn('companion', standsFor.late), { due_at: new Date(Date.now() - 60_000) })
})

async function rowsIn(queue: OrderQueue, service: Service = 'food') {
  return (await desk.call(orders.list, { service, queue, limit: 200 })).rows
}

describe('the queues', () => {
  for (const service of services) {
    for (const [queue, { states, condition }] of Object.entries(plans[service].queues as Plan['queues'])) {
      test(`${queue} of ${service} holds the orders in ${states.join(', ')}, and only those`, async () => {
        const found = await rowsIn(queue as OrderQueue, service)
        const kept = condition ? states.filter(state => state === standsFor[condition]) : states
        expect(new Set(found.map(({ state }) => state))).toEqual(new Set(kept))
        expect(found.every(row => row.service === service)).toBe(true)
      })
    }

    test(`each tab’s number is the number of rows behind it, of ${service}`, async () => {
      const counts = await desk.call(orders.counts, { service })
      const counted = queuesOf(service).filter(queue => counts[queue] !== undefined)
      expect(counted).toContain('overdue')
      for (const queue of counted) {
        expect([queue, counts[queue]]).toEqual([queue, (await rowsIn(queue, service)).length])
      }
    })
  }

  test('overdue has the order past its deadline', async () => {
    const late = async (service: Service) => (await rowsIn('overdue', service)).map(({ id }) => id)
    expect(await late('food')).toEqual([standingIn('food', 'preparing/accepted').id])
    expect(await late('companion')).toEqual([standingIn('companion', 'pending_accept').id])
    expect(await late('express')).toEqual([])
  })

  test('urged has urged orders, afterSale those with a pending refund, mine claimed ones', async () => {
    const urged = await server.fixtures.sendEvent(await server.fixtures.order('pending_accept'), {
      event: 'urge',
      by: 'customer',
    })
    expect((await rowsIn('urged')).map(({ id }) => id)).toEqual([urged.id])
    const afterSale = (await rowsIn('afterSale', 'companion')).map(({ state }) => state)
    expect(new Set(afterSale)).toEqual(
      new Set(['cancelled', 'consulting', 'consult_rejected', 'arbitrating', 'negotiated', 'refunded']),
    )
    await setRow(urged, { claimed_by_id: desk.person.id, claimed_at: new Date() })
    expect((await rowsIn('mine')).map(({ id }) => id)).toEqual([urged.id])
  })

  test('can be filtered by state, refund and reason of cancellation', async () => {
    const found = async (service: Service, narrower: object) =>
      (await desk.call(orders.list, { service, limit: 200, ...narrower })).rows
    for (const service of services) {
      for (const state of plans[service].states) {
        const rows = await found(service, { state })
        expect(rows.map(row => row.id)).toContain(standingIn(service, state).id)
        expect(new Set(rows.map(row => row.state))).toEqual(new Set([state]))
      }
    }
    const all = await found('companion', {})
    for (const refund of new Set(all.map(row => row.refund))) {
      const expected = all.filter(row => row.refund === refund).map(({ no }) => no)
      expect((await found('companion', { refund })).map(({ no }) => no)).toEqual(expected)
    }
    const cancelled = standingIn('errand', 'cancelled')
    await setRow(cancelled, { cancel_code: 'W05' })
    expect((await found('errand', { cancelCode: 'W05' })).map(({ id }) => id)).toEqual([cancelled.id])
    expect(await found('errand', { cancelCode: 'W05', state: 'completed' })).toEqual([])
  })

  test('have the same counts on the dashboard, for every service', async () => {
    const { items } = await desk.call(dashboard.todo, {})
    const waiting = items.filter(({ kind }) => kind === 'orders')
    for (const service of services) {
      const counts = await desk.call(orders.counts, { service })
      const numbers = waiting.filter(({ list }) => list.service === service)
      expect(Object.fromEntries(numbers.map(({ queue, value }) => [queue, value]))).toEqual(counts)
      for (const { queue, value, list } of numbers) {
        const to = new URL(list.link, 'http://desk')
        expect([to.pathname, to.searchParams.get('queue')]).toEqual([screenOfService[service], queue])
        expect((await rowsIn(queue ?? 'all', service)).length).toBe(value)
      }
    }
    expect(waiting.some(({ value }) => value > 0)).toBe(true)
  })
})

test('pages show every order once, newest first, also while new ones arrive', async () => {
  const all = (await desk.call(orders.list, { limit: 200 })).rows.map(({ id }) => id)
  const seen: number[] = []
  let after: string | null = null
  do {
    const page: { rows: { id: number }[]; next: string | null } = await desk.call(orders.list, { limit: 3, after })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next
    await server.fixtures.order('pending_pay')
  } while (after !== null)
  expect(seen).toEqual(all)
  expect(seen).toEqual(seen.toSorted((one, other) => other - one))
})

test('No chosen orders are none', async () => {
  expect(await desk.call(orders.list, { ids: [] })).toEqual({ rows: [], next: null })
})

describe('the search box', () => {
  let searcher: Desk | undefined
  async function find(search: string): Promise<string[]> {
    // Whole phone numbers are found by somebody who may see them.
    searcher ??= await server.signIn('super_admin')
    return (await searcher.call(orders.list, { search, limit: 200 })).rows.map(({ no }) => no)
  }

  test('finds an order by its number or its ending, a phone or its last four digits, and two characters of a name', async () => {
    const customer = { externalId: 'searched', name: '欧阳夏丹', phone: '13812345678' }
    const { no } = await server.fixtures.app('customer').placeOrder(server.fixtures.writeOrder({ customer }))
    for (const search of [no, no.toLowerCase(), no.slice(-6), '13812345678', '5678', '夏丹', '欧阳夏丹']) {
      expect([search, await find(search)]).toEqual([search, [no]])
    }
  })

  test('matches %, _ and a backslash literally', async () => {
    for (const search of ['%', '_', '%%', '\\\\', "' or 1=1 --"])
      expect([search, await find(search)]).toEqual([search, []])
  })
})
