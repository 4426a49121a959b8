import { expect, test } from 'vitest'
import { fromOrigin } from './icons.ts'

test.each([
  ['M4 5h16', 'M4 5h16'],
  ['m16 17 5-5-5-5', 'M16 17l5-5-5-5'],
  ['m2 2v3', 'M2 2v3'],
  ['m5 12-7 7', 'M5 12l-7 7'],
  ['m16-8.5.5-.5', 'M16 -8.5l.5-.5'],
])('A line of an icon begins at the same place after another one: %s', (alone, joined) => {
  expect(fromOrigin(alone)).toBe(joined)
})

test('A line that begins otherwise is refused', () => {
  expect(() => fromOrigin('l3 4')).toThrow('l3 4')
  expect(() => fromOrigin('m1e3 4')).toThrow('m1e3 4')
})
