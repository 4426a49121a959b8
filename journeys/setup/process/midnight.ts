import { setTimeout as pause } from 'node:timers/promises'

const dayMs = 86_400_000
const shanghaiMs = 8 * 3_600_000
/** Longer than most tests take, shorter than a hook may. */
const nearMs = 40_000

/** For what counts by the day: where Shanghai's day is about to end, waits for the next to have begun. */
export async function clearOfMidnight(): Promise<void> {
  const left = dayMs - ((Date.now() + shanghaiMs) % dayMs)
  if (left < nearMs) await pause(left + 100)
}
