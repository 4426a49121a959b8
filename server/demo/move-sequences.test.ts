import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/base/durations.ts'
import { moveSequenceOf } from './move-sequences.ts'
import { plannedMoments } from './past/demand.ts'

test.each(['companion', 'challenge', 'express'] as const)(
  'At every hour of a week some %s orders wait for staff',
  service => {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const now = Date.UTC(2026, 10, 16, hour, 26)
      const waiting = plannedMoments(5, now)[service].filter((placedAt, n) => {
        const { steps } = moveSequenceOf(service, 'match', n, (now - placedAt) / hourMs)
        const last = steps.at(-1)
        return (
          last &&
          ['arbitrate', 'contest', 'signAbnormally'].includes(last.move) &&
          placedAt + last.after * minuteMs < now
        )
      })
      expect(waiting.length, new Date(now).toISOString()).toBeGreaterThan(0)
    }
  },
)
