import { expect, test } from 'vitest'
import { momentOf, typedOf } from './moments.ts'

test('A field for day and time has moments of Shanghai, to the minute', () => {
  const at = Date.UTC(2026, 10, 20, 16, 5)
  expect(typedOf(at + 59_999)).toBe('2026-11-21T00:05')
  expect(momentOf('2026-11-21T00:05')).toBe(at)
  expect(momentOf('2026-11-21T00:05:30')).toBe(at)
  expect([momentOf(''), momentOf('2026-11')]).toEqual([null, null])
})
