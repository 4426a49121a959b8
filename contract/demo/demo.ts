import type { CityClock } from './city-clock.ts'

/** What the city's clock shows at a moment of real time, both in epoch milliseconds. */
export function cityTimeAt({ speed, beganAt, startsAt }: CityClock, at: number): number {
  return startsAt + (at - beganAt) * speed
}
