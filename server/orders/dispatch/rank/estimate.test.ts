import { expect, test } from 'vitest'
import { costOf, estimate, type InHand, type RankedOrder, type RankedWorker } from './estimate.ts'

const now = Date.UTC(2026, 10, 23, 4)
const minute = 60_000
const at = (metres: number) => ({ lng: 113.65, lat: 34.76 + metres / 111_195 })
const shop = { ...at(0), name: '小满盖浇饭' }
const order: RankedOrder = {
  service: 'food',
  from: shop,
  to: { ...at(3000), name: '' },
  promisedAt: now + 30 * minute,
  pace: 1,
}
const rider = (more: Partial<RankedWorker> = {}): RankedWorker => ({
  kind: 'rider',
  position: at(-600),
  score: 100,
  inHand: [],
  ...more,
})
const elsewhere: InHand = { from: '别家面馆', to: at(-5000) }
const cost = (worker: RankedWorker, of = order) => costOf(estimate(of, worker, now), worker, of, now)

test('a rider needs the way to the shop, two stops and the way to the door', () => {
  // 780 m and 3,900 m by road at 300 m a minute, and four minutes.
  expect(estimate(order, rider(), now)).toEqual({
    distanceM: 780,
    minutes: 3,
    sameFrom: 0,
    sameWay: 0,
    waitMinutes: 0,
    doneAt: now + 20 * minute,
    lateMinutes: -10,
  })
})

test('where people live five times as fast, everything takes a fifth of the time: what is promised a fifth as soon is as late', () => {
  const soon = { ...order, promisedAt: now + 6 * minute, pace: 5 }
  expect(estimate(soon, rider(), now)).toMatchObject({
    distanceM: 780,
    minutes: 1,
    doneAt: now + 4 * minute,
    lateMinutes: -2,
  })
})

test('who is at the shop before the meal is ready waits for it, and is preferred to who comes from afar in time', () => {
  const cooking = { ...order, readyAt: now + 10 * minute }
  const [near, inTime] = [rider(), rider({ position: at(-2300) })]
  // 2.6 minutes on the way, 10 until it is ready, two stops of two minutes, and 13 on the way to the door.
  expect(estimate(cooking, near, now)).toMatchObject({ minutes: 3, waitMinutes: 8, doneAt: now + 27 * minute })
  expect(estimate(cooking, inTime, now)).toMatchObject({ minutes: 10, waitMinutes: 1, doneAt: now + 27 * minute })
  expect(cost(inTime, cooking) - cost(near, cooking)).toBeCloseTo(3.5, 1)
  expect(estimate({ ...order, readyAt: now - minute }, near, now)).toEqual(estimate(order, near, now))
  const faster = { ...cooking, readyAt: now + 2 * minute, pace: 5 }
  expect(estimate(faster, near, now)).toMatchObject({ minutes: 1, waitMinutes: 2 })
})

test('orders in hand take time, less from the same shop or in the same direction', () => {
  const minutesWith = (...inHand: InHand[]) => ((estimate(order, rider({ inHand }), now).doneAt ?? 0) - now) / minute
  expect(minutesWith(elsewhere)).toBe(24)
  expect(minutesWith({ from: '别家面馆', to: at(3200) })).toBe(22)
  expect(minutesWith({ from: shop.name, to: at(-5000) })).toBe(21)
  expect(minutesWith({ from: shop.name, to: at(3200) })).toBe(21)
})

test('lateness, load, way and score decide in this order', () => {
  const costs = [
    cost(rider()),
    cost(rider({ score: 60 })),
    cost(rider({ inHand: [elsewhere] })),
    cost(rider({ position: at(-4000) })),
    cost(rider({ position: null })),
  ]
  expect(costs).toEqual(costs.toSorted((one, other) => one - other))
  expect(new Set(costs).size).toBe(costs.length)
})

test('a point of score weighs as much beside the way at any pace', () => {
  const near = rider({ score: 60 })
  const far = rider({ position: at(-1400) })
  const slower = { ...order, promisedAt: now + 300 * minute }
  const faster = { ...slower, promisedAt: now + 60 * minute, pace: 5 }
  expect(cost(far, slower)).toBeGreaterThan(cost(near, slower))
  expect(cost(far, faster)).toBeGreaterThan(cost(near, faster))
})

test('a ride is promised for its start, and whoever serves remotely has no way', () => {
  const ride: RankedOrder = { ...order, service: 'chauffeur' }
  expect(estimate(ride, rider({ kind: 'chauffeur' }), now)).toMatchObject({ minutes: 4, doneAt: now + 4 * minute })
  const companion = estimate({ ...order, service: 'companion' }, rider({ kind: 'companion' }), now)
  expect(companion).toMatchObject({ minutes: null, doneAt: null, lateMinutes: null })
})
