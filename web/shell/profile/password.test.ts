import { expect, test } from 'vitest'
import { faultOf } from './password.ts'

test.each([
  [
    { old: '', next: 'secret1', again: 'secret1' },
    { at: 'old', is: 'missing' },
  ],
  [
    { old: 'x', next: '', again: '' },
    { at: 'next', is: 'missing' },
  ],
  [
    { old: 'x', next: '12345', again: '12345' },
    { at: 'next', is: 'short' },
  ],
  [
    { old: 'x', next: '123456', again: '12345' },
    { at: 'again', is: 'short' },
  ],
  [
    { old: 'x', next: '123456', again: '654321' },
    { at: 'again', is: 'different' },
  ],
  [{ old: 'x', next: '123456', again: '123456' }, undefined],
] as const)('The password form reads %j and finds %j', (typed, fault) => {
  expect(faultOf(typed)).toEqual(fault)
})
