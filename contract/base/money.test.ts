import { expect, test } from 'vitest'
import { moneyText } from './money.ts'
import { yuanText } from './texts/yuan.ts'
import { fen } from './values.ts'

test.each([
  [0, '0.00', '¥0.00'],
  [99_999, '999.99', '¥999.99'],
  [100_000, '1,000.00', '¥1,000.00'],
  [-123_456_789, '-1,234,567.89', '-¥1,234,567.89'],
])('%i fen are said as %s and %s', (amount, inSentence, alone) => {
  expect([yuanText(amount), moneyText(amount)]).toEqual([inSentence, alone])
})

test.each([0.5, -1, Number.NaN, 2 ** 53])('%d is no amount of money', amount => {
  expect(() => fen(amount)).toThrow()
})
