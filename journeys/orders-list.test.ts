import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { type FoodState, foodStates } from '#contract/food.ts'
import { type OrderQueue, orderQueues, orders } from '#contract/orders.ts'
import type { Desk } from './setup/desk.ts'
import { startTestServer, type TestServer } from './setup/server.ts'
import type { Order } from './setup/street.ts'

let server: TestServer
let desk: Desk
const standing = new Map<FoodState, Order>()

beforeAll(async () => {
  server = await startTestServer()
  desk = await server.signIn('ops')
  for (const state of foodStates) standing.set(state, await server.street.order(state))
  const late = standing.get('preparing/accepted')?.id ?? 0
  const due_at = new Date(Date.now() - 60_000)
  await server.db.updateTable('orders').set({ due_at }).where('id', '=', late).execute()
})
afterAll(() => server.stop())

async function statesIn(queue: OrderQueue): Promise<string[]> {
  const { rows } = await desk.call(orders.list, { queue, limit: 200 })
  return rows.map(({ state }) => state)
}

describe('the queues', () => {
  const expected: Record<Exclude<OrderQueue, 'all' | 'overdue'>, FoodState[]> = {
    accept: ['pending_accept'],
    dispatch: ['preparing/wait_dispatch'],
    pickUp: ['preparing/offered', 'preparing/accepted', 'preparing/arrived_shop'],
    deliver: ['delivering/picked_up', 'delivering/arrived'],
    exception: ['delivering/exception', 'delivering/returning'],
    completed: ['delivered', 'completed'],
    cancelled: ['cancelled', 'closed'],
  }
  for (const [queue, states] of Object.entries(expected) as [OrderQueue, FoodState[]][]) {
    test(`${queue} holds the orders in ${states.join(', ')}, and only those`, async () => {
      const found = await statesIn(queue)
      expect(new Set(found)).toEqual(new Set(states))
    })
  }

  test('overdue holds the one whose time is over', async () => {
    const { rows } = await desk.call(orders.list, { queue: 'overdue' })
    expect(rows.map(({ id }) => id)).toEqual([standing.get('preparing/accepted')?.id])
  })

  test('each tab’s number is the number of rows behind it, and so is the dashboard’s', async () => {
    const counts = await desk.call(orders.counts, {})
    const counted = orderQueues.filter(queue => counts[queue] !== undefined)
    expect(counted).toContain('overdue')
    for (const queue of counted) expect([queue, counts[queue]]).toEqual([queue, (await statesIn(queue)).length])
    const { waiting } = await desk.call(dashboard.today, {})
    for (const { name, value, link } of waiting) {
      expect([value, link]).toEqual([counts[name as OrderQueue], `/order?queue=${name}`])
    }
    expect(waiting.length).toBe(counted.length)
  })

  test('each of today’s figures is the number of rows in the list it leads to', async () => {
    const today = await desk.call(dashboard.today, {})
    const listed = async (queue: OrderQueue, placedOn: string) =>
      (await desk.call(orders.list, { queue, placedOn, limit: 200 })).rows.length
    expect(today.placed).toBeGreaterThan(0)
    expect(await listed('all', today.day)).toBe(today.placed)
    expect(await listed('completed', today.day)).toBe(today.completed)
    expect(await listed('cancelled', today.day)).toBe(today.cancelled)
    expect(await listed('all', '2001-01-01')).toBe(0)
  })
})

test('turning pages shows every order once, newest first, also while new ones come in', async () => {
  const all = (await desk.call(orders.list, { limit: 200 })).rows.map(({ id }) => id)
  const seen: number[] = []
  let after: string | null = null
  do {
    const page: { rows: { id: number }[]; next: string | null } = await desk.call(orders.list, { limit: 3, after })
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next
    await server.street.order('pending_pay')
  } while (after !== null)
  expect(seen).toEqual(all)
  expect(seen).toEqual(seen.toSorted((one, other) => other - one))
})

describe('the search box', () => {
  async function find(search: string): Promise<string[]> {
    return (await desk.call(orders.list, { search, limit: 200 })).rows.map(({ no }) => no)
  }

  test('finds an order by its number, its end, a phone, its last four, and two characters of a name', async () => {
    const customer = { externalId: 'searched', name: '欧阳夏丹', phone: '13812345678' }
    const { no } = await server.street.app('customer').placeOrder(server.street.writeOrder({ customer }))
    for (const search of [no, no.toLowerCase(), no.slice(-6), '13812345678', '5678', '夏丹', '欧阳夏丹']) {
      expect([search, await find(search)]).toEqual([search, [no]])
    }
  })

  test('takes %, _ and a backslash for what they are', async () => {
    for (const search of ['%', '_', '%%', '\\\\', "' or 1=1 --"])
      expect([search, await find(search)]).toEqual([search, []])
  })
})
