import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { OrderRow } from '#contract/orders/order.ts'
import { OrderQuestion } from '#contract/orders/order-question.ts'
import { listLink } from '#contract/orders/order-queues.ts'
import { orders } from '#contract/orders/orders.ts'
import { fillOrders } from '#server/demo/history.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const day = 86_400_000
/** The maximum rows of a page, so that one query is enough. */
const many = 150

const server = withServer()
let desk: Desk
let all: OrderRow[]

beforeAll(async () => {
  desk = await server.signIn('ops')
  await fillOrders(server.db, { cityCode: homeCity, orders: many, days: 6 })
  // The app was offline: it reports these long after they were placed, the newest first.
  for (const ago of [1, 2, 3]) await server.fixtures.order('pending_pay', { written: { placedAt: at(ago) } })
  await server.fixtures.order('completed', { cityCode: otherCity })
  all = await list({})
})

function at(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * day).toISOString()
}

async function list(narrower: Partial<z.input<typeof OrderQuestion>>): Promise<OrderRow[]> {
  return (await desk.call(orders.list, { limit: 200, ...narrower })).rows
}

const nos = (rows: readonly OrderRow[]) => rows.map(({ no }) => no)
const dayOf = (moment: number) => new Date(moment + day / 3).toISOString().slice(0, 10)
const isEnded = (row: OrderRow) => ['completed', 'cancelled', 'closed'].includes(row.state)

/** Expects the list of a range of days to have these orders, the latest first. */
function expected(rows: OrderRow[], momentOf: (row: OrderRow) => number, first: string, last: string): string[] {
  const found = rows.filter(row => (!first || dayOf(momentOf(row)) >= first) && (!last || dayOf(momentOf(row)) <= last))
  return nos(found.toSorted((one, other) => momentOf(other) - momentOf(one) || other.id - one.id))
}

test('a list has the orders of a range of days, the latest first; either end can be open', async () => {
  const [first, last] = [at(3), at(1)].map(moment => dayOf(Date.parse(moment)))
  for (const [firstDay = '', lastDay = ''] of [[first, last], [first, first], [first], [undefined, last]]) {
    const placed = expected(all, row => row.placedAt, firstDay, lastDay)
    expect(placed.length).toBeGreaterThan(10)
    expect(nos(await list({ firstDay, lastDay }))).toEqual(placed)
    const finished = expected(all.filter(isEnded), row => row.stateAt, firstDay, lastDay)
    expect(nos(await list({ firstDay, lastDay, dayOf: 'finished' }))).toEqual(finished)
  }
  expect(await list({ firstDay: last, lastDay: first })).toEqual([])
  expect(nos(await list({ dayOf: 'finished' }))).toEqual(nos(all))
})

test('pages show each order once, also one that was reported late', async () => {
  const firstDay = dayOf(Date.parse(at(4)))
  for (const kind of ['placed', 'finished'] as const) {
    const seen: string[] = []
    let after: string | null = null
    do {
      const asked = { firstDay, dayOf: kind, limit: 7, after }
      const page: { rows: OrderRow[]; next: string | null } = await desk.call(orders.list, asked)
      seen.push(...nos(page.rows))
      after = page.next
    } while (after !== null)
    expect(seen).toEqual(nos(await list({ firstDay, dayOf: kind })))
    expect(seen.length).toBeGreaterThan(20)
  }
})

test('a range of amounts includes both ends, and either can be open', async () => {
  const sorted = all.map(row => row.payFen).toSorted((one, other) => one - other)
  const [least = 0, most = 0] = [sorted[20], sorted[100]]
  const within = (from: number, to: number) => nos(all.filter(row => row.payFen >= from && row.payFen <= to))
  expect(nos(await list({ leastFen: least, mostFen: most }))).toEqual(within(least, most))
  expect(nos(await list({ leastFen: least }))).toEqual(within(least, Number.MAX_SAFE_INTEGER))
  expect(nos(await list({ mostFen: most }))).toEqual(within(0, most))
  expect(nos(await list({ leastFen: least, mostFen: least }))).toEqual(within(least, least))
  expect(await list({ leastFen: most, mostFen: least })).toEqual([])
})

test('the filter by shop does not match a customer of that name', async () => {
  const customer = { externalId: 'named-like-a-shop', name: '北门口早点铺', phone: '13900001234' }
  await server.fixtures.app('customer').placeOrder(server.fixtures.writeOrder({ customer }))
  const found = nos(all.filter(row => row.from?.name === '北门口早点铺'))
  expect(found.length).toBeGreaterThan(5)
  expect(nos(await list({ shop: '北门口早点铺' }))).toEqual(found)
  for (const shop of ['早点', '%', '没有这家']) expect([shop, await list({ shop })]).toEqual([shop, []])
})

test('filters by city and worker, and all filters together', async () => {
  const [elsewhere] = await list({ cityCode: otherCity })
  expect(await list({ cityCode: otherCity })).toHaveLength(1)
  expect(elsewhere?.state).toBe('completed')
  const rider = all.findLast(row => row.worker)?.worker
  expect(rider).toBeDefined()
  const theirs = all.filter(row => row.worker?.id === rider?.id)
  expect(nos(await list({ workerId: rider?.id }))).toEqual(nos(theirs))
  const [one] = theirs
  if (!one) throw new Error('Nobody served.')
  const [placed, shop] = [dayOf(one.placedAt), one.from?.name]
  const both = { firstDay: placed, lastDay: placed, leastFen: one.payFen, mostFen: one.payFen, shop }
  const asked = { ...both, workerId: one.worker?.id, cityCode: homeCity, queue: 'completed' } as const
  expect(nos(await list(asked))).toContain(one.no)
  expect(await list({ ...asked, cityCode: otherCity })).toEqual([])
})

test('the address of a list has the day and the shop, and the screen reads them back', () => {
  const link = new URL(listLink('food', { placedOn: '2026-11-21', shop: '烩面 & 羊汤' }), 'http://desk')
  const asked = OrderQuestion.parse(Object.fromEntries(link.searchParams))
  expect(asked).toMatchObject({ firstDay: '2026-11-21', lastDay: '2026-11-21', shop: '烩面 & 羊汤', dayOf: 'placed' })
})
