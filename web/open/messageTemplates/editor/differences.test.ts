import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const drawn = (before: string, after: string) =>
  differences(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join('')

test.each([
  ['您的提现已到账', '您的提现已成功到账', '您的提现已[+成功]到账'],
  ['was not approved', 'was rejected', 'was [-not approved][+rejected]'],
  ['退款 {amount} 到账', '退款 {actual} 到账', '退款 [-{amount}][+{actual}] 到账'],
  ['', 'new', '[+new]'],
  ['old', '', '[-old]'],
  ['same', 'same', 'same'],
])('%s → %s', (before, after, shown) => {
  expect(drawn(before, after)).toBe(shown)
})

test('both texts can be read from the pieces', () => {
  const [before, after] = ['Your withdrawal of {amount} was not approved: {reason}.', 'Sorry: {reason} ({amount})!']
  const pieces = differences(before, after)
  const without = (left: string) =>
    pieces
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('')
  expect([without('added'), without('removed')]).toEqual([before, after])
})
