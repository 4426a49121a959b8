import { expect, test } from 'vitest'
import { budget } from './budget.ts'
import { refuseDeepJson } from './json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('A text as deep as allowed is read, one level more is refused', () => {
  expect(() => refuseDeepJson(nested(budget.depth))).not.toThrow()
  expect(() => refuseDeepJson(nested(budget.depth + 1))).toThrow('nested deeper')
  expect(() => refuseDeepJson('{"a":'.repeat(budget.depth + 1))).toThrow('nested deeper')
})

test('Levels that were closed do not count, nor do brackets inside of strings', () => {
  expect(() => refuseDeepJson(`[${'[],'.repeat(1000)}[]]`)).not.toThrow()
  expect(() => refuseDeepJson(JSON.stringify({ ['[['.repeat(99)]: `\\"${'{'.repeat(99)}\\` }))).not.toThrow()
  expect(() => refuseDeepJson(`["\\\\",${nested(budget.depth)}]`)).toThrow('nested deeper')
})

test('Too many keys and items are refused', () => {
  expect(() => refuseDeepJson(`[${'0,'.repeat(budget.items - 2)}0]`)).not.toThrow()
  expect(() => refuseDeepJson(`[${'0,'.repeat(budget.items)}0]`)).toThrow('keys and items')
})

test('A string without an end is read to the end of the text', () => {
  expect(() => refuseDeepJson(`"${nested(1000)}\\`)).not.toThrow()
})
