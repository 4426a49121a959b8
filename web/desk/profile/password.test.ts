import { expect, test } from 'vitest'
import { faultOf } from './password.ts'

test.each([
  [
    { oldPassword: '', newPassword: 'secret1', again: 'secret1' },
    { at: 'oldPassword', is: 'missing' },
  ],
  [
    { oldPassword: 'x', newPassword: '', again: '' },
    { at: 'newPassword', is: 'missing' },
  ],
  [
    { oldPassword: 'x', newPassword: '123456', again: '12345' },
    { at: 'again', is: 'different' },
  ],
  [
    { oldPassword: 'x', newPassword: '123456', again: '654321' },
    { at: 'again', is: 'different' },
  ],
  [{ oldPassword: 'x', newPassword: '123456', again: '123456' }, undefined],
] as const)('The password form reads %j and finds %j', (typed, fault) => {
  expect(faultOf(typed)).toEqual(fault)
})
