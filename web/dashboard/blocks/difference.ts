import type { Unit } from './prints.ts'

export type Difference =
  | { kind: 'none' | 'same' }
  /** Of so few, or so far apart, that a percentage would say nothing: the earlier number itself. */
  | { kind: 'plain'; before: number }
  /** `share`: of the earlier value; `points`: between two shares, in hundredths; `value`: in the unit itself. */
  | { kind: 'more' | 'less'; by: 'share' | 'points' | 'value'; gap: number }

/** Ten times as much: a larger share of the earlier value says that there was hardly one. */
const mostShare = 10

/** How a figure differs from an earlier one. What is too small to be written with one decimal is the same. */
export function differenceOf(unit: Unit, value: number | null, before: number | null, isFew = false): Difference {
  if (value === null || before === null) return { kind: 'none' }
  if (isFew) return { kind: 'plain', before }
  const kind = value > before ? 'more' : 'less'
  if (unit === 'share') return sized({ kind, by: 'points', gap: Math.abs(value - before) * 100 })
  if (unit === 'seconds')
    return Math.round(value - before) ? { kind, by: 'value', gap: Math.abs(value - before) } : same
  if (unit === 'perThousand' || unit === 'mean') return sized({ kind, by: 'value', gap: Math.abs(value - before) })
  if (value === before) return same
  // Of nothing, and of debts, there is no share.
  const gap = before > 0 ? Math.abs(value - before) / before : Number.POSITIVE_INFINITY
  return gap > mostShare ? { kind: 'plain', before } : { kind, by: 'share', gap }
}

const same: Difference = { kind: 'same' }

function sized(difference: Extract<Difference, { gap: number }>): Difference {
  return difference.gap < 0.05 ? same : difference
}
