import type { createClock } from '#city/world/clock.ts'

export type CityClock = {
  /** For `startCity`. */
  create: typeof createClock
  /** City time, epoch milliseconds. */
  now(): number
  /** Puts the city's time forward; whatever waits for a moment until then goes on, in the order of the moments. */
  advance(seconds: number): void
}

type Sleeper = { at: number; wake: () => void; fail: (error: unknown) => void }

/** City time that stands still until the test puts it forward, so that nothing depends on the speed of the machine. */
export function createCityClock(): CityClock {
  let time = 0
  const sleepers = new Set<Sleeper>()

  const create: CityClock['create'] = ({ speed, startsAt, signal }) => {
    time = startsAt
    signal.addEventListener('abort', () => {
      for (const { fail } of sleepers) fail(signal.reason)
      sleepers.clear()
    })
    const sleep = (seconds: number) =>
      new Promise<void>((wake, fail) => {
        if (signal.aborted) fail(signal.reason)
        else sleepers.add({ at: time + Math.max(0, seconds * 1000), wake, fail })
      })
    return { speed, now: () => time, sleep, until: moment => sleep((moment - time) / 1000) }
  }

  function advance(seconds: number): void {
    const end = time + seconds * 1000
    const due = [...sleepers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
    time = end
    for (const sleeper of due) {
      sleepers.delete(sleeper)
      sleeper.wake()
    }
  }

  return { create, now: () => time, advance }
}
