import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenOf, yuanOf } from './yuan.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1230, '12.30'],
  [-5, '-0.05'],
  [-1999, '-19.99'],
  [9007199254740991, '90071992547409.91'],
])('%i fen are %s yuan', (amount, yuan) => {
  expect(yuanOf(amount)).toBe(yuan)
})

test.each([
  ['12.3', 1230],
  ['12.30', 1230],
  [' 7 ', 700],
  ['0.07', 7],
  ['1.1', 110],
  ['9999999.99', 999_999_999],
  ['12。5', 1250],
  ['￥12', 1200],
  ['¥ 12.5', 1250],
  ['1,234.50', 123_450],
  ['1,234,567', 123_456_700],
  ['１２．５０', 1250],
  ['１，２３４', 123_400],
  ['12元', 1200],
  ['RMB 8', 800],
  ['\u200b12\u202c', 1200],
])('%j typed as yuan are %i fen', (typed, amount) => {
  expect(fenOf(typed)).toBe(amount)
})

test.each([
  '',
  '.5',
  '1.',
  '1.234',
  '-1',
  '1e3',
  '1,00',
  '1,2345',
  '12,34.5',
  '1234,567',
  '1.2.3',
  '1。2。3',
  '￥',
  '$5',
  '十',
  '10000000',
  '1 2',
])('%j is no amount', typed => {
  expect(fenOf(typed)).toBeNull()
})

test('Fen written as yuan are read as the same fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), amount => {
      expect(fenOf(yuanOf(amount))).toBe(amount)
    }),
  )
})
