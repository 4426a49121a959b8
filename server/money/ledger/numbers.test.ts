import { expect, test } from 'vitest'
import { readTransactionNo, transactionNo } from './numbers.ts'

test('A number says when, in Shanghai, and the end of the id; it is read back', () => {
  const at = Date.parse('2026-11-22T17:05:09.123Z')
  const no = transactionNo({ id: 7_000_042, at })
  expect(no).toBe('LZ261123010509000042')
  expect(readTransactionNo(no)).toEqual({
    from: new Date('2026-11-22T17:05:09Z'),
    until: new Date('2026-11-22T17:05:10Z'),
    lastDigits: 42,
  })
})

test('What is no number of a transaction is not read', () => {
  for (const typed of ['', 'WM261123010509000042', 'LZ26112301050900004', 'LZ261399990509000042']) {
    expect(readTransactionNo(typed)).toBeNull()
  }
})
