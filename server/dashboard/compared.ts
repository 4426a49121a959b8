import type { z } from 'zod'
import type { Figure } from '#contract/dashboard/figures.ts'
import { fewestCompared } from '#contract/dashboard/names.ts'

type Compared = Pick<z.output<typeof Figure>, 'unit' | 'value' | 'yesterday' | 'lastWeek' | 'few' | 'isStillChanging'>
export type ByPeriod<Of> = Record<'now' | 'yesterday' | 'lastWeek', Of>
type Terms<Of> = {
  unit: Compared['unit']
  of: (period: Of) => number | null
  /** How many rows it is made of: what a share is a part of, what a mean is the mean of. */
  base: (period: Of) => number
  /**
   * The day is not over, and what was under way at this time is counted otherwise by now: the earlier days have had the time that
   * today is still to have. It is compared when the day is over.
   */
  isStillChanging?: boolean
}

/**
 * A figure beside the same one of earlier days. Counts and money are compared by percent if the earlier one has enough rows, and
 * shares, means and times if both have.
 */
export function compared<Of>(
  { now, yesterday, lastWeek }: ByPeriod<Of>,
  { unit, of, base, isStillChanging = false }: Terms<Of>,
): Compared {
  if (isStillChanging) return { unit, value: of(now), yesterday: null, lastWeek: null, few: [], isStillChanging }
  const isSum = unit === 'count' || unit === 'fen'
  const isFew = (before: Of) => Math.min(base(before), isSum ? fewestCompared : base(now)) < fewestCompared
  const few = [
    ...(isFew(yesterday) ? (['yesterday'] as const) : []),
    ...(isFew(lastWeek) ? (['lastWeek'] as const) : []),
  ]
  return { unit, value: of(now), yesterday: of(yesterday), lastWeek: of(lastWeek), few, isStillChanging }
}
