import { hourOf } from './clock.ts'
import type { Random } from './random.ts'

/** Share of the peak at each full hour, 0–23: asleep at night, lunch 11–13, dinner 17–20. */
const curve = [
  0.1, 0.06, 0.04, 0.03, 0.03, 0.05, 0.12, 0.3, 0.34, 0.28, 0.4, 0.9, 1, 0.7, 0.4, 0.3, 0.4, 0.8, 1, 0.9, 0.6, 0.4,
  0.28, 0.18,
]

/** Orders per hour of city time, `peak` being the busiest. */
export function demandAt(moment: number, peak: number): number {
  const hour = hourOf(moment)
  const before = Math.floor(hour)
  const share = hour - before
  return peak * (curveAt(before) * (1 - share) + curveAt(before + 1) * share)
}

function curveAt(hour: number): number {
  return curve[hour % 24] ?? 0
}

/** The moments at which somebody orders: a Poisson process, made by thinning one that runs at the peak all day. */
export function* arrivals(random: Random, from: number, peak: number): Generator<number, never> {
  let moment = from
  for (;;) {
    moment += random.exponential(peak) * 3_600_000
    if (random.chance(demandAt(moment, peak) / peak)) yield moment
  }
}
