import { passTime } from './clock.ts'

const dayMs = 86_400_000
const shanghaiMs = 8 * 3_600_000
/** Longer than a test takes, however busy the machine is. */
const nearMs = 600_000

/** For what counts by the day: where less than this is left of Shanghai's day, puts the time forward to the next one. */
export async function avoidMidnight(leastMs = nearMs): Promise<void> {
  const left = dayMs - ((Date.now() + shanghaiMs) % dayMs)
  if (left < leastMs) await passTime(left / 1000 + 1)
}
