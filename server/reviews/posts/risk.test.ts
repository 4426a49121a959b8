import { describe, expect, test } from 'vitest'
import { dueInSeconds, isSevere, type RiskFacts, riskOf } from './risk.ts'

const plain: RiskFacts = { machine: null, hits: [], reasons: [], exposure: 0 }
const risky = { suggests: 'risky', label: 'fraud', score: 90 } as const
const minors = { suggests: 'review', label: 'minors', score: 20 } as const
const block = { level: 'block', label: 'contacts' } as const
const review = { level: 'review', label: 'vulgar' } as const

describe('the risk of a post', () => {
  test('stays between 0 and 100, whatever is known', () => {
    for (const exposure of [0, 1, 1000, 2_000_000_000])
      for (const machine of [null, risky, minors])
        for (const hits of [[], [block], [review, block]])
          for (const reasons of [[], ['abuse', 'abuse', 'abuse', 'abuse', 'abuse'] as const]) {
            const risk = riskOf({ machine, hits, reasons, exposure })
            expect(Number.isInteger(risk) && risk >= 0 && risk <= 100).toBe(true)
          }
  })

  test('is higher for what is worse', () => {
    const risks = [
      riskOf(plain),
      riskOf({ ...plain, hits: [review] }),
      riskOf({ ...plain, hits: [block] }),
      riskOf({ ...plain, machine: minors }),
    ]
    expect(risks).toEqual(risks.toSorted((one, other) => one - other))
    expect(new Set(risks).size).toBe(4)
    expect(riskOf({ ...plain, reasons: ['abuse'] })).toBeGreaterThan(riskOf(plain))
  })

  test('grows with the number of people who saw it, to twice as much', () => {
    const risks = [0, 10, 1000, 100_000, 1_000_000].map(exposure => riskOf({ ...plain, hits: [block], exposure }))
    expect(risks).toEqual(risks.toSorted((one, other) => one - other))
    expect(risks.at(-1)).toBe((risks[0] ?? 0) * 2)
    expect(riskOf({ ...plain, hits: [block], exposure: 2_000_000_000 })).toBe(risks.at(-1))
  })

  test('of a severe fault is above everything that is none', () => {
    const worst = riskOf({ machine: risky, hits: [block], reasons: Array(5).fill('abuse'), exposure: 2_000_000_000 })
    expect(riskOf({ ...plain, machine: minors })).toBeGreaterThan(worst)
    expect(riskOf({ ...plain, reasons: ['crime'] })).toBeGreaterThan(worst)
    expect(riskOf({ ...plain, reasons: ['crime'], exposure: 1_000_000 })).toBe(100)
  })

  test('is not severe by what the machine passes, or a term that is only marked', () => {
    expect(isSevere({ ...plain, machine: { suggests: 'pass', label: 'politics', score: 90 } })).toBe(false)
    expect(isSevere({ ...plain, hits: [{ level: 'mark', label: 'crime' }] })).toBe(false)
    expect(isSevere({ ...plain, hits: [{ level: 'review', label: 'crime' }] })).toBe(true)
  })
})

test.each([
  ['by day', '2026-11-22T12:00:00+08:00', plain, 30],
  ['at eight', '2026-11-22T08:00:00+08:00', plain, 30],
  ['before eight', '2026-11-22T07:59:00+08:00', plain, 120],
  ['before eleven at night', '2026-11-22T22:59:00+08:00', plain, 30],
  ['at eleven', '2026-11-22T23:00:00+08:00', plain, 120],
  ['at midnight', '2026-11-22T00:00:00+08:00', plain, 120],
  ['severe, at night', '2026-11-22T03:00:00+08:00', { ...plain, machine: minors }, 5],
])('is judged in time: %s', (_when, at, facts, minutes) => {
  expect(dueInSeconds(facts, Date.parse(at))).toBe(minutes * 60)
})
