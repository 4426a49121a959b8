import { expect, test } from 'vitest'
import { piecesOf } from './differing.ts'

const marked = (number: string, other: string) =>
  piecesOf(number, other)
    .map(({ text, differs }) => (differs ? `[${text}]` : text))
    .join('')

test.each([
  ['410100', '410100', '410100'],
  ['410100', '410190', '4101[0]0'],
  ['410190', '410100', '4101[9]0'],
  ['4101', '41011', '4101'],
  ['41011', '4101', '4101[1]'],
  ['123456', '124563', '12[3]456'],
  ['124563', '123456', '12456[3]'],
  ['', '12', ''],
  ['12', '', '[12]'],
])('of %s beside %s, %s', (number, other, expected) => {
  const got = marked(number, other)
  expect(got.replaceAll(/[[\]]/g, '')).toBe(number)
  expect(got).toBe(expected)
})
