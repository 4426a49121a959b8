type Terms = { perSecond: number; atOnce: number; longestMs: number }

/**
 * Throttles requests: some at once after a quiet time, and then so many a second. Answers how many milliseconds a request has to
 * wait, or null where that would be longer than the longest wait; such a request is not counted.
 */
export function createThrottle({ perSecond, atOnce, longestMs }: Terms): (now: number) => number | null {
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
