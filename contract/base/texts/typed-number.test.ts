import { expect, test } from 'vitest'
import { numberOf } from './typed-number.ts'

test.each([
  ['12.5', 12.5],
  [' １２．５ ', 12.5],
  ['１２。５', 12.5],
  ['-113.65', -113.65],
  ['0', 0],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['12km', Number.NaN],
  ['1.2.3', Number.NaN],
])('%j is %d', (typed, value) => {
  expect(numberOf(typed)).toBe(value)
})
