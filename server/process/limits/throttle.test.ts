import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('some requests go on at once, the next take turns, and those beyond the longest wait get none', () => {
  const turn = createThrottle({ perSecond: 10, atOnce: 3, longestMs: 200 })
  const waits = Array.from({ length: 7 }, () => turn(5000))
  expect(waits.map(wait => wait && Math.round(wait))).toEqual([0, 0, 0, 100, 200, null, null])
})

test('a turn that nobody took is there later, as many as may go on at once', () => {
  const turn = createThrottle({ perSecond: 10, atOnce: 2, longestMs: 0 })
  expect([turn(0), turn(0), turn(0)]).toEqual([0, 0, null])
  expect([turn(100), turn(100)]).toEqual([0, null])
  expect([turn(60_000), turn(60_000), turn(60_000)]).toEqual([0, 0, null])
})
