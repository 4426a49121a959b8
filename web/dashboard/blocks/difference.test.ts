import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

test('Counts and money differ by a share of the earlier value', () => {
  expect(differenceOf('count', 112, 100)).toEqual({ kind: 'more', by: 'share', gap: 0.12 })
  expect(differenceOf('fen', 50, 100)).toEqual({ kind: 'less', by: 'share', gap: 0.5 })
  expect(differenceOf('fen', 1100, 100)).toEqual({ kind: 'more', by: 'share', gap: 10 })
  expect(differenceOf('count', 0, 0)).toEqual({ kind: 'same' })
})

test('Shares differ by points, times by themselves, and unknown ones not at all', () => {
  expect(differenceOf('share', 0.985, 0.97)).toMatchObject({ kind: 'more', by: 'points', gap: expect.closeTo(1.5) })
  expect(differenceOf('share', 0.9701, 0.97)).toEqual({ kind: 'same' })
  expect(differenceOf('seconds', 190, 220)).toEqual({ kind: 'less', by: 'value', gap: 30 })
  expect(differenceOf('seconds', 190.2, 190)).toEqual({ kind: 'same' })
  expect(differenceOf('perThousand', 2.5, 1)).toEqual({ kind: 'more', by: 'value', gap: 1.5 })
  expect(differenceOf('perThousand', 1.01, 1)).toEqual({ kind: 'same' })
  expect(differenceOf('mean', 4.5, 4.2)).toEqual({ kind: 'more', by: 'value', gap: expect.closeTo(0.3) })
  expect(differenceOf('count', 3, null)).toEqual({ kind: 'none' })
  expect(differenceOf('count', null, 3)).toEqual({ kind: 'none' })
})

test('Beside nothing, debts, a tenth or few the earlier number is said as it is', () => {
  expect(differenceOf('count', 7, 0)).toEqual({ kind: 'plain', before: 0 })
  expect(differenceOf('fen', 100, -100)).toEqual({ kind: 'plain', before: -100 })
  // 2,079 % of income that was booked on another day.
  expect(differenceOf('fen', 217_900, 10_000)).toEqual({ kind: 'plain', before: 10_000 })
  expect(differenceOf('count', 30, 3, true)).toEqual({ kind: 'plain', before: 3 })
  expect(differenceOf('share', 0.25, 0.75, true)).toEqual({ kind: 'plain', before: 0.75 })
  expect(differenceOf('count', 30, null, true)).toEqual({ kind: 'none' })
})
