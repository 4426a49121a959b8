import type { Unit } from './prints.ts'

export type Difference =
  | { kind: 'none' | 'same' }
  /** `share`: of the earlier value; `points`: between two shares, in hundredths; `value`: in the unit itself. */
  | { kind: 'more' | 'less'; by: 'share' | 'points' | 'value'; gap: number }

/** How a figure differs from an earlier one. What is too small to be written with one decimal is the same. */
export function differenceOf(unit: Unit, value: number | null, before: number | null): Difference {
  if (value === null || before === null) return { kind: 'none' }
  const kind = value > before ? 'more' : 'less'
  if (unit === 'share') return sized({ kind, by: 'points', gap: Math.abs(value - before) * 100 })
  if (unit === 'seconds')
    return Math.round(value - before) ? { kind, by: 'value', gap: Math.abs(value - before) } : same
  if (unit === 'perThousand' || unit === 'mean') return sized({ kind, by: 'value', gap: Math.abs(value - before) })
  if (value === before) return same
  // Of nothing there is no share.
  if (before === 0) return { kind, by: 'value', gap: Math.abs(value) }
  return { kind, by: 'share', gap: Math.abs(value - before) / Math.abs(before) }
}

const same: Difference = { kind: 'same' }

function sized(difference: Extract<Difference, { gap: number }>): Difference {
  return difference.gap < 0.05 ? same : difference
}
