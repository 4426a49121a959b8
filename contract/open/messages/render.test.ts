import { expect, test } from 'vitest'
import { placesIn, renderText } from './render.ts'

test('a place is filled once, however often it stands there', () => {
  expect(renderText('{no}: {amount}, {no}', { no: 'A1', amount: '¥5.00' })).toBe('A1: ¥5.00, A1')
})

test.each([
  ['another place', '{amount}'],
  ['a pattern of a replacement', '$& $1 $`'],
  ['braces that never end', '{{{'],
  ['markup', '<b onclick="x">&amp;</b>'],
  ['emoji and Arabic', '👨‍👩‍👧 مرحبا'],
])('a value with %s stays as it is', (_what, value) => {
  expect(renderText('{reason} / {amount}', { reason: value, amount: '¥1.00' })).toBe(`${value} / ¥1.00`)
})

test('a place without a value stays, also where its name belongs to every object', () => {
  expect(renderText('{nothing} {constructor} {__proto__} {}', { no: '1' })).toBe(
    '{nothing} {constructor} {__proto__} {}',
  )
})

test('the places of a text are named once each, whatever stands between the braces', () => {
  expect(placesIn('{no} {a b} {no} {} {if x} } {')).toEqual(['no', 'a b', '', 'if x'])
})
