import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const shown = (text: string, ...terms: string[]) =>
  placesOf(text, terms)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

test.each([
  ['打开就闪退', ['闪退'], '打开就[闪退]'],
  ['Crash! crash', ['crash'], '[Crash]! [crash]'],
  ['支付失败了', ['支付', '支付失败'], '[支付失败]了'],
  ['没有', [], '没有'],
  ['', ['词'], ''],
])('%s with %j', (text, terms, expected) => {
  expect(shown(text, ...terms)).toBe(expected)
})

test('the text stays whole', () => {
  expect(
    placesOf('aİb退款', ['退款', 'b'])
      .map(({ part }) => part)
      .join(''),
  ).toBe('aİb退款')
})
