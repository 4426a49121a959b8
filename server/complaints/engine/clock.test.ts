import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hourMs } from '#contract/base/durations.ts'
import { complaintClocks } from '#contract/complaints/complaint.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import { clockOf } from './clock.ts'

const now = Date.UTC(2026, 10, 21, 4)
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

type Known = Parameters<typeof clockOf>[1]
const pending: Known = {
  level: 'P1',
  state: 'pending',
  state_at: now,
  clock_at: now,
  due_at: null,
  resolve_at: null,
  resolve_due_at: null,
}
const seconds = (at: Date | null) => (at === null ? null : (at.getTime() - now) / 1000)

describe('the clock of a complaint', () => {
  test.each(['P0', 'P1', 'P2', 'P3'] as const)('begins with the state processing, by the level %s', level => {
    const { clock_at, near_at, due_at } = clockOf(usualSetting, { ...pending, level }, 'processing')
    const whole = complaintClocks.resolve[level]
    expect([clock_at, near_at, due_at].map(seconds)).toEqual([0, Math.round(whole * 0.7), whole])
  })

  test('pauses while the other side is asked, and then continues', () => {
    const processing: Known = { ...pending, state: 'processing', clock_at: now, due_at: now + 24 * hourMs }
    vi.setSystemTime(now + 2 * hourMs)
    const asked = clockOf(usualSetting, processing, 'evidence')
    expect(seconds(asked.due_at)).toBe(2 * 3600 + complaintClocks.evidence)
    const evidence: Known = {
      ...processing,
      state: 'evidence',
      state_at: now + 2 * hourMs,
      resolve_at: asked.resolve_at?.getTime() ?? null,
      resolve_due_at: asked.resolve_due_at?.getTime() ?? null,
    }
    vi.setSystemTime(now + 5 * hourMs)
    expect(seconds(clockOf(usualSetting, evidence, 'processing').due_at)).toBe(27 * 3600)
  })

  test('begins anew when a complaint returns from any other state', () => {
    const refused: Known = { ...pending, state: 'confirming', clock_at: now - 1, due_at: now + 1 }
    expect(seconds(clockOf(usualSetting, refused, 'processing').due_at)).toBe(complaintClocks.resolve.P1)
  })

  test.each(['closed', 'escalated'] as const)('ends when it is %s', state => {
    expect(Object.values(clockOf(usualSetting, pending, state))).toEqual([null, null, null, null, null])
  })
})
