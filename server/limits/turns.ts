type Terms = { perSecond: number; atOnce: number; longestMs: number }

/**
 * Gives turns to requests: some at once after a quiet time, and then so many a second. Answers how many milliseconds to wait
 * for one's turn, or null where it would be longer than the longest wait; such a request takes no turn.
 */
export function createTurns({ perSecond, atOnce, longestMs }: Terms): (now: number) => number | null {
  const stepMs = 1000 / perSecond
  let nextAt = Number.NEGATIVE_INFINITY
  return now => {
    const at = Math.max(nextAt, now - (atOnce - 1) * stepMs)
    const waitMs = Math.max(0, at - now)
    if (waitMs > longestMs) return null
    nextAt = at + stepMs
    return waitMs
  }
}
