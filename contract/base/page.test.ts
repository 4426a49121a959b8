import { expect, test } from 'vitest'
import { AfterId, AfterRank, PageLimit } from './page.ts'

const takes = (schema: typeof AfterId | typeof AfterRank, after: unknown) => schema.safeParse(after).success

test.each([null, undefined, '1', '999999999999999'])('a list by id continues after %j', after => {
  expect(takes(AfterId, after)).toBe(true)
})

test.each(['', '-1', '1.5', '1 or 1=1', '1e9', '9'.repeat(16)])('a list by id does not go on after %j', after => {
  expect(takes(AfterId, after)).toBe(false)
})

test.each([null, undefined, '0.1', '9999999999999999.999999999999999'])('a list by rank continues after %j', after => {
  expect(takes(AfterRank, after)).toBe(true)
})

test.each(['1', '1.', '.1', '1.2.3', '-1.2', 'a.b'])('a list by rank refuses the cursor %j', after => {
  expect(takes(AfterRank, after)).toBe(false)
})

test('A page has 50 rows, at most 200', () => {
  expect(PageLimit.parse(undefined)).toBe(50)
  expect([0, 1, 200, 201].map(limit => PageLimit.safeParse(limit).success)).toEqual([false, true, true, false])
})
