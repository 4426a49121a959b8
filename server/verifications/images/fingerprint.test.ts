import { expect, test } from 'vitest'
import { partsLike, partsOf } from './fingerprint.ts'

test('the parts of a fingerprint are its four times 16 bits, each with its place', () => {
  expect(partsOf(0x0004_0003_0002_0001n)).toEqual([1, 65_536 + 2, 2 * 65_536 + 3, 3 * 65_536 + 4])
  expect(partsOf(-1n)).toEqual([65_535, 131_071, 196_607, 262_143])
})

test('a fingerprint with eleven other bits has a part in common with the similar parts', () => {
  // Three bits in each of three parts, two in the last one.
  const other = 0x0007_7000_0111_8001n
  expect(partsOf(other).some(part => partsLike(0n).includes(part))).toBe(true)
  expect(partsLike(0n)).toHaveLength(4 * (1 + 16 + 120))
})
