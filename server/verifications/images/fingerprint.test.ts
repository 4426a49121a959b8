import { expect, test } from 'vitest'
import { partsLike, partsOf } from './fingerprint.ts'

test('the parts of a fingerprint are its four times 16 bits, each with its place', () => {
  expect(partsOf(0x0004_0003_0002_0001n)).toEqual([1, 65_536 + 2, 2 * 65_536 + 3, 3 * 65_536 + 4])
  expect(partsOf(-1n)).toEqual([65_535, 131_071, 196_607, 262_143])
})

test('a fingerprint with seven other bits has a part in common with the similar parts', () => {
  // Two bits in each of three parts, one in the last one.
  const other = 0x0003_0300_0011_8000n
  expect(partsOf(other).some(part => partsLike(0n).includes(part))).toBe(true)
  expect(partsLike(0n)).toHaveLength(4 * (1 + 16))
})
