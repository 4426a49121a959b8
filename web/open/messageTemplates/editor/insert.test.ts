import { expect, test } from 'vitest'
import { withPlace } from './insert.ts'

test.each([
  ['at the cursor', { value: 'Paid: .', from: 6, to: 6 }, { value: 'Paid: {amount}.', cursor: 14 }],
  ['instead of what is selected', { value: 'Paid: money.', from: 6, to: 11 }, { value: 'Paid: {amount}.', cursor: 14 }],
  ['into an empty text', { value: '', from: 0, to: 0 }, { value: '{amount}', cursor: 8 }],
])('a variable is inserted %s', (_where, selected, result) => {
  expect(withPlace(selected, 'amount')).toEqual(result)
})
