import { expect, test } from 'vitest'
import type { AdjustmentState } from '#contract/money/adjustment.ts'
import type { Caller } from '#server/kit/caller.ts'
import { adjustmentGuard } from './guards.ts'

const everything = ['ledger.adjust', 'ledger.approve']
const caller = (userId: number, permissions = everything): Caller => ({
  sessionId: 1,
  userId,
  name: '',
  roleCodes: [],
  permissions: new Set(permissions),
  isSuper: false,
  mustDo: null,
  cityCodes: null,
  expiresAt: 0,
})
const asked = (state: AdjustmentState) => ({ state, asked_by_id: 1 })
const [author, colleague] = [caller(1), caller(2)]

test('Only a colleague decides about an adjustment, only its author withdraws it', () => {
  for (const move of ['approve', 'reject'] as const) {
    expect(adjustmentGuard(asked('pending'), move, author)).toBe('ownRequest')
    expect(adjustmentGuard(asked('pending'), move, colleague)).toBeNull()
    expect(adjustmentGuard(asked('pending'), move, caller(2, ['ledger.adjust']))).toBe('noPermission')
  }
  expect(adjustmentGuard(asked('pending'), 'withdraw', author)).toBeNull()
  expect(adjustmentGuard(asked('pending'), 'withdraw', colleague)).toBe('noPermission')
})

test('What is decided stays as it is', () => {
  for (const state of ['posted', 'rejected', 'withdrawn'] as const) {
    for (const move of ['approve', 'reject', 'withdraw'] as const) {
      expect(adjustmentGuard(asked(state), move, move === 'withdraw' ? author : colleague)).toBe('notInThisState')
    }
  }
})
