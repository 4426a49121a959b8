import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderRecord } from '#server/orders/table.ts'
import { canUrge, hasOccasion, needsHelp, urgePauseSeconds, wasJudged } from './guards.ts'

const now = Date.UTC(2026, 10, 21, 4)
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

function order(more: Partial<OrderRecord> = {}) {
  return { facts: {}, details: { to: null }, refunding_fen: 0, urged_at: null, ...more } as unknown as OrderRecord
}

test('An order can be urged again after three minutes', () => {
  const pauseMs = urgePauseSeconds * 1000
  expect(canUrge(order())).toBe(true)
  expect([now - pauseMs + 1, now - pauseMs].map(urged_at => canUrge(order({ urged_at })))).toEqual([false, true])
})

test('Help is needed from the call until somebody settled that call', () => {
  expect(needsHelp(order())).toBe(false)
  expect(needsHelp(order({ facts: { helpAt: 10 } }))).toBe(true)
  expect(needsHelp(order({ facts: { helpAt: 10, helpSettledAt: 11 } }))).toBe(false)
  expect(needsHelp(order({ facts: { helpAt: 12, helpSettledAt: 11 } }))).toBe(true)
})

describe('a match that was judged', () => {
  const judged = (at: number) => order({ facts: { judgedById: 3, judgedAt: at } })
  const hour = 3_600_000

  test('can be judged again within 48 hours', () => {
    expect([now - 48 * hour, now - 48 * hour - 1].map(at => wasJudged(judged(at)))).toEqual([true, false])
    expect(wasJudged(order({ facts: { judgedAt: now } }))).toBe(false)
  })

  test('is judged again by somebody else', () => {
    expect([3, 4].map(userId => hasOccasion(judged(now), 'judgeAgain', userId))).toEqual([false, true])
  })
})

test('An order is not completed while money is on its way back', () => {
  expect(hasOccasion(order(), 'complete', 1)).toBe(true)
  expect(hasOccasion(order({ refunding_fen: 1 as OrderRecord['refunding_fen'] }), 'complete', 1)).toBe(false)
})

test('An order that goes nowhere has no address to change', () => {
  expect(hasOccasion(order(), 'changeAddress', 1)).toBe(false)
})
