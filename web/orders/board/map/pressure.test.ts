import { expect, test } from 'vitest'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { worldOf } from '#web/shared/map/plot.ts'
import { pressureOf } from './pressure.ts'

/** The middle of a cell, so that a few metres stay in it. */
const cell = 2 ** -15.7
const middle = { x: (Math.floor(worldOf({ lng: 113.65, lat: 34.76 }).x / cell) + 0.5) * cell, y: 0 }
middle.y = (Math.floor(worldOf({ lng: 113.65, lat: 34.76 }).y / cell) + 0.5) * cell
/** So many cells east and south of it. */
const at = (east: number, south = 0) => {
  const [x, y] = [middle.x + east * cell, middle.y + south * cell]
  return { lng: x * 360 - 180, lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI }
}

const orderAt = (place: { lng: number; lat: number }): BoardOrder => ({
  id: 1,
  no: 'WM1',
  stateAt: 0,
  dueAt: null,
  promisedAt: null,
  leasedBy: null,
  version: 1,
  to: null,
  from: { name: '店', detail: '', phone: '', ...place } as NonNullable<BoardOrder['from']>,
})
const rider = (place: { lng: number; lat: number }, more: Partial<BoardWorker> = {}): BoardWorker => ({
  id: 7,
  name: '',
  kind: 'rider',
  heading: null,
  locatedAt: 0,
  score: 100,
  load: 0,
  capacity: 5,
  presence: 'idle',
  obstacle: null,
  ...place,
  ...more,
})
const several = (count: number, place: { lng: number; lat: number }) =>
  Array.from({ length: count }, () => orderAt(place))

test('without workers every place with an order is short of them, by as many as wait there', () => {
  const [one, other] = pressureOf([...several(3, at(0)), ...several(1, at(5))], [])
  expect([one?.missing, other?.missing]).toEqual([3, 1])
  expect(one?.spot.x).toBeCloseTo(middle.x, 12)
  expect(one?.spot.y).toBeCloseTo(middle.y, 12)
})

test('the spot is in the middle of its orders', () => {
  const [only] = pressureOf([orderAt(at(-0.2)), orderAt(at(0.4))], [])
  expect(only?.missing).toBe(2)
  expect(only?.spot.x).toBeCloseTo(middle.x + 0.1 * cell, 12)
})

test('a third of the room of workers counts in their cell and in each beside it', () => {
  const waiting = several(4, at(0))
  expect(pressureOf(waiting, [rider(at(0), { capacity: 6 })])[0]?.missing).toBe(2)
  expect(pressureOf(waiting, [rider(at(1, -1), { capacity: 6 })])[0]?.missing).toBe(2)
  expect(pressureOf(waiting, [rider(at(2), { capacity: 6 })])[0]?.missing).toBe(4)
  expect(pressureOf(waiting, [rider(at(0), { capacity: 6, load: 3 })])[0]?.missing).toBe(3)
  // Less than one order more than there is room for is no shortage.
  expect(pressureOf(waiting, [rider(at(0), { capacity: 12 })])).toEqual([])
})

test('who is busy has room; who is silent, off duty, unfit or beyond their capacity has none', () => {
  const missingWith = (more: Partial<BoardWorker>) => pressureOf(several(4, at(0)), [rider(at(0), more)])[0]?.missing
  expect(missingWith({ presence: 'busy', load: 2, capacity: 5 })).toBe(3)
  expect(missingWith({ presence: 'weak' })).toBe(4)
  expect(missingWith({ presence: 'offline' })).toBe(4)
  expect(missingWith({ obstacle: 'credentialExpired' })).toBe(4)
  expect(missingWith({ presence: 'busy', load: 9, capacity: 3 })).toBe(4)
})

test('an order without a pick-up counts where it goes, one without a place nowhere', () => {
  const nowhere = { ...orderAt(at(0)), from: null }
  const bought = { ...nowhere, to: orderAt(at(3)).from }
  expect(pressureOf([nowhere], [])).toEqual([])
  expect(pressureOf([bought], [])[0]?.spot.x).toBeCloseTo(middle.x + 3 * cell, 12)
})
