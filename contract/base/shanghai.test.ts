import { expect, test } from 'vitest'
import { dayMs } from '#contract/base/durations.ts'
import {
  addDays,
  shanghaiAsUtc,
  shanghaiDateTime,
  shanghaiDay,
  shanghaiDayNumber,
  shanghaiHour,
  shanghaiMidnight,
  shanghaiMoment,
  shanghaiTime,
  startOfShanghaiDay,
} from './shanghai.ts'

test('A day of Shanghai begins at 16:00 UTC', () => {
  const before = Date.UTC(2026, 10, 21, 15, 59, 59)
  expect([before, before + 1000].map(shanghaiDay)).toEqual(['2026-11-21', '2026-11-22'])
  expect([before, before + 1000].map(shanghaiHour)).toEqual([23, 0])
  expect([before, before + 1000].map(shanghaiTime)).toEqual(['23:59:59', '00:00:00'])
  expect(shanghaiDateTime(before)).toBe('2026-11-21 23:59:59')
})

test('A moment is read as it is written in Shanghai', () => {
  const at = Date.UTC(2026, 10, 21, 15, 59)
  expect(['2026-11-21 23:59:00', '2026-11-21T23:59', '2026-11-21 23:59'].map(shanghaiMoment)).toEqual([at, at, at])
  expect(shanghaiMoment('2026-11-21 24:59')).toBeNaN()
})

test('Days of Shanghai are counted by one offset, which its time zone has kept since 1991', () => {
  for (let at = Date.UTC(1992, 0, 1, 15, 59); at < Date.UTC(2060, 0, 1); at += 11.3 * dayMs) {
    const day = shanghaiDay(at)
    const midnight = shanghaiMidnight(at)
    expect([shanghaiDateTime(midnight), startOfShanghaiDay(day)]).toEqual([`${day} 00:00:00`, midnight])
    expect(shanghaiDayNumber(midnight) - shanghaiDayNumber(midnight - 1)).toBe(1)
    expect(addDays(day, -1)).toBe(shanghaiDay(midnight - 1))
    expect(shanghaiAsUtc(at).getUTCHours()).toBe(shanghaiHour(at))
  }
})
