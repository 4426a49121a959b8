import { beforeAll, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk
/** Minutes until the clock of each order runs out; null for none. */
const minutes = [30, -5, null, 10, -60, null, 20]
const waiting: Order[] = []
/** Their ids, the first to be late on top. */
const byClock = () => [4, 1, 3, 6, 0, 2, 5].map(at => waiting[at]?.id)

beforeAll(async () => {
  desk = await server.signIn('ops')
  await holdTimeouts(server.db)
  const now = Math.floor(Date.now() / 1000) * 1000
  for (const left of minutes) {
    const order = await server.fixtures.order('preparing/wait_dispatch')
    waiting.push(order)
    await server.db
      .updateTable('orders')
      .set({ due_at: left === null ? null : new Date(now + left * 60_000) })
      .where('id', '=', order.id)
      .execute()
  }
  await server.fixtures.order('delivered')
})

async function idsOf(question: object): Promise<number[]> {
  const ids: number[] = []
  for (let after: string | null = null; ; ) {
    const page: { rows: { id: number }[]; next: string | null } = await desk.call(orders.list, { ...question, after })
    ids.push(...page.rows.map(({ id }) => id))
    after = page.next
    if (!after) return ids
  }
}

test.each([1, 2, 3, 50])('A work queue begins with the clock that runs out first, in pages of %i', async limit => {
  expect(await idsOf({ queue: 'dispatch', limit })).toEqual(byClock())
})

test.each(['newest', 'oldest'] as const)('A work queue can be read %s first', async sort => {
  const byAge = waiting.map(({ id }) => id)
  expect(await idsOf({ queue: 'dispatch', sort, limit: 3 })).toEqual(sort === 'oldest' ? byAge : byAge.toReversed())
})

test('Finished orders begin with the newest, or with the oldest', async () => {
  const newest = await idsOf({ queue: 'all', limit: 3 })
  expect(newest).toEqual(newest.toSorted((one, other) => other - one))
  expect(await idsOf({ queue: 'all', sort: 'oldest', limit: 3 })).toEqual(newest.toReversed())
})

test('A list without clocks is not sorted by them', async () => {
  expect(await refusalOf(desk.call(orders.list, { queue: 'all', sort: 'due' }))).toMatchObject({
    reason: 'notSortable',
  })
})

test('What a search finds in other tabs is counted, within the cities of the reader', async () => {
  const { no } = await desk.call(orders.get, { no: waiting[0]?.no ?? '' })
  const elsewhere = async (queue: 'dispatch' | 'deliver' | 'overdue') =>
    (await desk.call(orders.elsewhere, { queue, search: no })).count
  expect([await elsewhere('deliver'), await elsewhere('overdue'), await elsewhere('dispatch')]).toEqual([1, 1, 0])
})

test('Only the chosen orders are listed where they are named', async () => {
  const ids = [waiting[1], waiting[5]].map(order => order?.id ?? 0)
  expect(await idsOf({ queue: 'all', sort: 'oldest', ids })).toEqual(ids)
})
