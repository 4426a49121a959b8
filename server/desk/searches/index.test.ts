import { expect, test } from 'vitest'
import { containing, literal } from './index.ts'

test.each([
  ['100%', '100\\%'],
  ['a_b', 'a\\_b'],
  ['c:\\x', 'c:\\\\x'],
  ['林小满', '林小满'],
])('%j stands for itself in a LIKE pattern', (typed, pattern) => {
  expect(literal(typed)).toBe(pattern)
  expect(containing(typed)).toBe(`%${pattern}%`)
})
