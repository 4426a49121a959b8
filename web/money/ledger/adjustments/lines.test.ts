import { expect, test } from 'vitest'
import { askedLines, firstLines, isRepeated, type LineDraft, lackOf, withNextLine } from './lines.ts'

const line = (key: number, side: LineDraft['side'], code: string, amount: string): LineDraft => ({
  key,
  side,
  code,
  amount,
  typed: code,
})
const debit = (amount: string, code = 'platform:subsidy') => line(1, 'debit', code, amount)
const credit = (amount: string, code = 'person:7:available') => line(2, 'credit', code, amount)

test('Lines are asked for once every one is complete and both sides are equal', () => {
  expect(askedLines(firstLines())).toBeNull()
  expect(askedLines([debit('10'), credit('9.99')])).toBeNull()
  expect(askedLines([debit('10'), credit('10', '')])).toBeNull()
  expect(askedLines([debit('10.505'), credit('10')])).toBeNull()
  expect(askedLines([debit('10.50'), credit('10.5')])).toEqual([
    { code: 'platform:subsidy', side: 'debit', amountFen: 1050 },
    { code: 'person:7:available', side: 'credit', amountFen: 1050 },
  ])
})

test('What is missing is named with its side, and the next line starts with it', () => {
  const lines = [debit('10'), credit('2.5')]
  expect(lackOf(lines)).toEqual({ side: 'credit', amountFen: 750 })
  expect(withNextLine(lines).at(-1)).toMatchObject({ key: 3, side: 'credit', amount: '7.50', code: '' })
  expect(withNextLine([debit('1'), credit('1')]).at(-1)).toMatchObject({ side: 'debit', amount: '' })
})

test('An account stands on each side once', () => {
  const twice = [debit('1'), line(3, 'debit', 'platform:subsidy', '1'), credit('2')]
  expect(twice.map(one => isRepeated(twice, one))).toEqual([false, true, false])
  expect(askedLines(twice)).toBeNull()
  const onBothSides = [debit('1'), line(3, 'credit', 'platform:subsidy', '1')]
  expect(onBothSides.some(one => isRepeated(onBothSides, one))).toBe(false)
})
