import { expect, test } from 'vitest'
import { shanghaiDateTime, shanghaiDay, shanghaiHour, shanghaiTime } from './shanghai.ts'

test('A day of Shanghai begins at 16:00 UTC', () => {
  const before = Date.UTC(2026, 10, 21, 15, 59, 59)
  expect([before, before + 1000].map(shanghaiDay)).toEqual(['2026-11-21', '2026-11-22'])
  expect([before, before + 1000].map(shanghaiHour)).toEqual([23, 0])
  expect([before, before + 1000].map(shanghaiTime)).toEqual(['23:59:59', '00:00:00'])
  expect(shanghaiDateTime(before)).toBe('2026-11-21 23:59:59')
})
