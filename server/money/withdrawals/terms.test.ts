import { expect, test } from 'vitest'
import { feeOf } from './terms.ts'

const terms = { feeBp: 60, feeLeastFen: 10, feeMostFen: 2500, freeAWeek: 1 }

test.each([
  [1000, 10],
  [1666, 10],
  [1834, 11],
  [50_001, 300],
  [416_666, 2499],
  [416_667, 2500],
  [2_000_000, 2500],
])('of %i fen the fee is %i: a share rounded down, within its limits', (amountFen, feeFen) => {
  expect(feeOf(amountFen, 1, terms)).toBe(feeFen)
})

test('the first of each week cost nothing', () => {
  expect([0, 1, 2].map(thisWeek => feeOf(100_000, thisWeek, { ...terms, freeAWeek: 2 }))).toEqual([0, 0, 600])
})
