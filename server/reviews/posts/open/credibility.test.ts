import { expect, test } from 'vitest'
import { isCredible } from './credibility.ts'

test.each([
  [0, 0, true],
  [0, 2, true],
  [0, 3, false],
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
  [4, 5, false],
])('%i founded reports and %i unfounded ones', (founded, unfounded, expected) => {
  expect(isCredible({ founded, unfounded })).toBe(expected)
})
