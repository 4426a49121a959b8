import { expect, test } from 'vitest'
import { SecondFactorCode } from './second-factor-code.ts'

test.each([
  ['951 051', '951051'],
  ['951-051', '951051'],
  ['\u200e９５１０５１ ', '951051'],
  ['abcd-ef12', 'abcd-ef12'],
  ['ABCD EF12', 'abcd-ef12'],
  ['abcdef12', 'abcd-ef12'],
  ['abcd – ef12', 'abcd-ef12'],
])('%j is the code %s', (typed, code) => expect(SecondFactorCode.parse(typed)).toBe(code))

test.each(['95105', '9510511', 'abcd-ef1', 'abcd-ef123', '', 'abcd/ef12'])('%j is no code', typed =>
  expect(SecondFactorCode.safeParse(typed).success).toBe(false),
)
