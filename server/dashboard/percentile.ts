import { quickSeconds } from '#contract/orders/progress.ts'
import { waitBounds, waitClasses } from '#server/dashboard/figures/index.ts'

/** How many orders are in each class. */
type Waits = Readonly<Record<(typeof waitClasses)[number], number>>

/**
 * The seconds that this share of the orders waited at most, from the counts of the classes: within a class as if they waited
 * evenly. Of the last class, which has no end, its beginning.
 */
export function waitOf(sums: Waits, share: number): number | null {
  const counts = waitClasses.map(name => sums[name])
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let left = share * all
  for (const [at, count] of counts.entries()) {
    const [from, to] = [waitBounds[at - 1] ?? 0, waitBounds[at]]
    if (left <= count && count > 0) return Math.round(to === undefined ? from : from + ((to - from) * left) / count)
    left -= count
  }
  return waitBounds.at(-1) ?? null
}

/** Of the orders that could be taken, those that were within five minutes. */
export function quickOf(sums: Waits): number {
  return waitClasses
    .filter((_, at) => (waitBounds[at] ?? Number.POSITIVE_INFINITY) <= quickSeconds)
    .reduce((sum, name) => sum + sums[name], 0)
}
