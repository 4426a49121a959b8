import type { CityClock } from './city-clock.ts'

/** What the bank of the demo has at its start, and the books of the product with it: 100,000 yuan, a few days of withdrawals. */
export const demoBankFen = 10_000_000

/** What the city's clock shows at a moment of real time, both in epoch milliseconds. */
export function cityTimeAt({ speed, beganAt, startsAt }: CityClock, at: number): number {
  return startsAt + (at - beganAt) * speed
}
