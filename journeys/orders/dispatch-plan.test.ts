import { expect, test } from 'vitest'
import { dispatch } from '#contract/orders/dispatch.ts'
import type { Order, Worker } from '../setup/orders/order.ts'
import { readOrder } from '../setup/people/records.ts'
import { withServerPerTest } from '../setup/process/server.ts'

const server = withServerPerTest()
const cityCode = '330300'

const dispatcherOf = (...cityCodes: string[]) => server.signIn('dispatcher', { cityCodes, name: '老周' })
const waitingOrder = (more = {}) => server.fixtures.order('preparing/wait_dispatch', { cityCode, ...more })
const workerOf = async ({ id }: Order) => (await readOrder(server.db, id)).row.worker_id

async function riders(count: number, capacity = 5): Promise<Worker[]> {
  const made = await Promise.all(Array.from({ length: count }, () => server.fixtures.rider({ cityCode })))
  const ids = made.map(({ id }) => id)
  await server.db.updateTable('workers').set({ capacity }).where('user_id', 'in', ids).execute()
  return made
}

test('a plan gives each waiting order of the own cities a worker, and assigns nothing', async () => {
  const desk = await dispatcherOf(cityCode)
  await riders(2, 2)
  const waiting = await Promise.all(Array.from({ length: 5 }, () => waitingOrder()))
  const foreign = await server.fixtures.order('preparing/wait_dispatch', { cityCode: '110100' })
  const { proposals, left, lateNearest } = await desk.call(dispatch.propose, { service: 'food' })
  expect(proposals).toHaveLength(4)
  const late = proposals.reduce((sum, { lateMinutes }) => sum + Math.max(0, lateMinutes ?? 0), 0)
  expect(late).toBeLessThanOrEqual(lateNearest)
  expect(left).toMatchObject([{ why: 'full' }])
  const planned = [...proposals.map(({ order }) => order.id), ...left.map(({ id }) => id)]
  expect(planned.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted())
  const each = Map.groupBy(proposals, ({ worker }) => worker.id)
  expect([...each.values()].map(({ length }) => length)).toEqual([2, 2])
  expect(proposals.every(({ doneAt }) => doneAt !== null && doneAt > Date.now())).toBe(true)
  for (const order of waiting) expect(await workerOf(order)).toBeNull()
  const named = await desk.call(dispatch.propose, { service: 'food', ids: [foreign.id] })
  expect(named).toEqual({ proposals: [], left: [], lateNearest: 0 })
})

test('a worker who is named first gets as many as they have room for, the others the rest', async () => {
  const desk = await dispatcherOf(cityCode)
  const [first] = await riders(4)
  const waiting = await Promise.all(Array.from({ length: 23 }, () => waitingOrder()))
  const ids = waiting.map(({ id }) => id)
  const { proposals, left } = await desk.call(dispatch.propose, { service: 'food', ids, workerId: first?.id })
  expect(proposals.filter(({ worker }) => worker.id === first?.id)).toHaveLength(5)
  expect([proposals.length, left.length]).toEqual([20, 3])
  const assignments = proposals.map(({ order, worker }) => ({
    id: order.id,
    version: order.version,
    workerId: worker.id,
  }))
  const [stale, ...others] = assignments
  if (!stale) throw new Error('Nothing was proposed.')
  const { results } = await desk.call(dispatch.assignProposed, {
    assignments: [...others, { ...stale, version: stale.version + 1 }],
  })
  expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(19)
  expect(results.find(({ id }) => id === stale.id)?.refusal).toMatch(/已被.+更新/)
})

test('plans of several people at once give nobody more than they have room for', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => dispatcherOf(cityCode)))
  const all = await riders(3, 2)
  const waiting = await Promise.all(Array.from({ length: 12 }, () => waitingOrder()))
  const answers = await Promise.all(
    people.map((who, turn) =>
      who.call(dispatch.assignProposed, {
        assignments: waiting.map(({ id, version }, at) => ({ id, version, workerId: all[(at + turn) % 3]?.id ?? 0 })),
      }),
    ),
  )
  const given = answers.flatMap(({ results }) => results).filter(({ refusal }) => refusal === null)
  expect(given).toHaveLength(6)
  expect(new Set(given.map(({ id }) => id)).size).toBe(6)
})

test('a plan gives an order to nobody who declined it', async () => {
  const desk = await dispatcherOf(cityCode)
  const [rider] = await riders(1)
  const order = await server.fixtures.order('preparing/offered', { cityCode, ...(rider && { worker: rider }) })
  await server.fixtures.sendEvent(order, { event: 'decline', by: 'rider' })
  expect(await workerOf(order)).toBeNull()
  const planned = await desk.call(dispatch.propose, { service: 'food' })
  expect([planned.proposals, planned.left.map(({ id, why }) => [id, why])]).toEqual([[], [[order.id, 'declined']]])
  const [other] = await riders(1)
  const { proposals } = await desk.call(dispatch.propose, { service: 'food' })
  expect(proposals.map(({ worker }) => worker.id)).toEqual([other?.id])
})
