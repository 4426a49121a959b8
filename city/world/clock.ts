import { setTimeout as wait } from 'node:timers/promises'
import { hourMs } from '#contract/base/durations.ts'
import { shanghaiAsUtc, shanghaiMidnight } from '#contract/base/shanghai.ts'

/** City time: starts at a given moment and runs `speed` times as fast as real time. Epoch milliseconds, UTC. */
export type Clock = {
  readonly speed: number
  now(): number
  /** Seconds of city time. Rejects once the city stops. */
  sleep(seconds: number): Promise<void>
  until(moment: number): Promise<void>
}

export function createClock(options: { speed: number; startsAt: number; signal: AbortSignal }): Clock {
  const { speed, startsAt, signal } = options
  const began = performance.now()
  const now = () => startsAt + (performance.now() - began) * speed
  const sleep = async (seconds: number) => {
    await wait(Math.max(0, (seconds * 1000) / speed), undefined, { signal })
  }
  return { speed, now, sleep, until: moment => sleep((moment - now()) / 1000) }
}

/** 0 ≤ hour < 24 in China, with fraction. */
export function hourOf(moment: number): number {
  return (moment - shanghaiMidnight(moment)) / hourMs
}

/** The moment of the same day in China at which the hour is `hour`. */
export function atHour(moment: number, hour: number): number {
  return moment + (hour - hourOf(moment)) * hourMs
}

/** Saturday or Sunday in China. */
export function isWeekend(moment: number): boolean {
  return [0, 6].includes(shanghaiAsUtc(moment).getUTCDay())
}
