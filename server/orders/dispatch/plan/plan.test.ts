import { expect, test } from 'vitest'
import { lateByNearest } from './nearest.ts'
import { type PlannedOrder, type PlannedWorker, plan } from './plan.ts'

const now = Date.UTC(2026, 10, 23, 4)
const minute = 60_000
const at = (metres: number) => ({ lng: 113.65, lat: 34.76 + metres / 111_195 })

function orderFrom(shop: string, metres: number, fit: number[], promisedIn = 40): PlannedOrder {
  return {
    service: 'food',
    from: { ...at(metres), name: shop },
    to: { ...at(metres + 1500), name: '' },
    promisedAt: now + promisedIn * minute,
    pace: 1,
    fit: new Set(fit),
  }
}

function riderAt(metres: number, room = 5): PlannedWorker {
  return { kind: 'rider', position: at(metres), score: 100, inHand: [], room }
}

const pairs = (orders: PlannedOrder[], workers: PlannedWorker[]) =>
  plan(orders, workers, now)
    .map(({ order, worker }) => [order, worker])
    .toSorted()

test('nobody gets more than they have room for, and nobody gets what they cannot take', () => {
  const orders = Array.from({ length: 8 }, (_, place) =>
    orderFrom(`店${place}`, place * 100, place === 7 ? [1] : [0, 1]),
  )
  const given = plan(orders, [riderAt(0, 5), riderAt(5000, 2)], now)
  expect(given).toHaveLength(7)
  expect(given.filter(({ worker }) => worker === 0)).toHaveLength(5)
  expect(given.find(({ order }) => order === 7)?.worker).toBe(1)
})

test('the sum counts: a worker who is nearest to two orders takes the one that the other reaches late', () => {
  // Both are nearest to the first rider, who has room for one.
  const orders = [orderFrom('近店', 100, [0, 1]), orderFrom('远店', -100, [0, 1])]
  expect(pairs(orders, [riderAt(0, 1), riderAt(2000, 1)])).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('a plan is compared with giving each order in turn to whoever is nearest and has room', () => {
  // The first order takes the room of the only rider who could have been in time for the second one.
  const orders = [orderFrom('近店', 100, [0, 1], 60), orderFrom('远店', -100, [0, 1], 12)]
  const workers = [riderAt(0, 1), riderAt(3000, 1)]
  const lateBy = plan(orders, workers, now).reduce((sum, { guess }) => sum + Math.max(0, guess.lateMinutes ?? 0), 0)
  expect(lateBy).toBe(0)
  expect(lateByNearest(orders, workers, now)).toBeGreaterThan(10)
  expect(lateByNearest(orders, [riderAt(0, 2)], now)).toBe(1)
  expect(lateByNearest(orders, [], now)).toBe(0)
})

test('orders of one shop go to one worker where that takes less time', () => {
  const orders = [orderFrom('同一家', 0, [0, 1]), orderFrom('同一家', 0, [0, 1])]
  const given = plan(orders, [riderAt(200), riderAt(3000)], now)
  expect(given.map(({ worker }) => worker)).toEqual([0, 0])
  expect(given.map(({ guess }) => guess.sameFrom)).toEqual([0, 1])
})

test('without a worker nothing is planned', () => {
  expect(plan([orderFrom('店', 0, [])], [], now)).toEqual([])
  expect(plan([], [riderAt(0)], now)).toEqual([])
})
