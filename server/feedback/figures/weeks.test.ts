import { expect, test } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import { addDays } from '#contract/base/shanghai.ts'
import { wholeWeeks } from './weeks.ts'

test.each([
  // 2026-11-23 is a Monday.
  ['2026-11-23', '2026-11-29', '2026-11-23', '2026-11-30'],
  ['2026-11-22', '2026-11-29', '2026-11-23', '2026-11-30'],
  ['2026-11-22', '2026-11-30', '2026-11-23', '2026-11-30'],
  ['2026-11-17', '2026-12-09', '2026-11-23', '2026-12-07'],
])('Of %s to %s, the weeks from %s until before %s are whole', (from, to, first, last) => {
  expect(wholeWeeks(from, to)).toEqual({ first, last })
})

test.each([
  ['2026-11-23', '2026-11-28'],
  ['2026-11-24', '2026-11-29'],
  ['2026-11-26', '2026-12-03'],
  ['2026-11-23', '2026-11-23'],
])('Between %s and %s no week is whole: days until the day after', (from, to) => {
  expect(wholeWeeks(from, to)).toEqual({ first: addDays(to, 1), last: addDays(to, 1) })
})

test('Weeks and the days beside them are every day once', () => {
  for (let begin = 0; begin < 7; begin++) {
    for (let length = 0; length < 40; length++) {
      const [from, to] = [addDays('2026-11-16', begin), addDays('2026-11-16', begin + length)]
      const { first, last } = wholeWeeks(from, to)
      const days = (one: string, other: string) => Math.max(0, (Date.parse(other) - Date.parse(one)) / dayMs)
      expect(days(from, first) + days(first, last) + days(last, addDays(to, 1))).toBe(length + 1)
      expect(days(first, last) % 7).toBe(0)
    }
  }
})
