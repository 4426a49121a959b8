import { hourOf, isWeekend } from '#city/world/clock.ts'
import type { Random } from '#city/world/random.ts'
import type { Service } from '#contract/orders/service.ts'

/** Share of the service's own peak at each full hour, 0–23. */
type Curve = readonly number[]
/** `share`: the peak relative to that of food. */
type Demand = { share: number; weekday: Curve; weekend: Curve }

const demands: Readonly<Record<Service, Demand>> = {
  // Lunch 11–13, dinner 17–20; at weekends later and longer.
  food: {
    share: 1,
    weekday: [
      0.1, 0.06, 0.04, 0.03, 0.03, 0.05, 0.12, 0.3, 0.34, 0.28, 0.4, 0.9, 1, 0.7, 0.4, 0.3, 0.4, 0.8, 1, 0.9, 0.6, 0.4,
      0.28, 0.18,
    ],
    weekend: [
      0.16, 0.1, 0.06, 0.04, 0.03, 0.04, 0.08, 0.18, 0.3, 0.36, 0.48, 0.8, 1, 0.85, 0.55, 0.42, 0.46, 0.8, 1, 0.95, 0.7,
      0.5, 0.36, 0.25,
    ],
  },
  chauffeur: {
    share: 0.08,
    weekday: [0.6, 0.35, 0.2, 0.06, 0, 0, 0, 0, 0, 0, 0, 0, 0.02, 0.04, 0.02, 0, 0, 0, 0.05, 0.2, 0.5, 0.8, 0.9, 0.8],
    weekend: [0.9, 0.6, 0.4, 0.12, 0, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.1, 0.08, 0, 0, 0, 0.08, 0.3, 0.6, 0.9, 1, 1],
  },
  errand: {
    share: 0.12,
    weekday: [
      0.02, 0.01, 0, 0, 0, 0, 0.05, 0.25, 0.6, 0.9, 1, 0.8, 0.6, 0.7, 0.9, 1, 0.9, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05,
    ],
    weekend: [
      0.03, 0.02, 0, 0, 0, 0, 0.03, 0.12, 0.3, 0.5, 0.7, 0.7, 0.6, 0.6, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.25, 0.12,
      0.06,
    ],
  },
  express: {
    share: 0.06,
    weekday: [0, 0, 0, 0, 0, 0, 0, 0.05, 0.4, 0.9, 1, 0.8, 0.4, 0.6, 0.9, 1, 0.9, 0.6, 0.2, 0.1, 0.05, 0, 0, 0],
    weekend: [0, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.3, 0.4, 0.3, 0.15, 0.2, 0.3, 0.3, 0.25, 0.2, 0.1, 0.05, 0, 0, 0, 0],
  },
  companion: {
    share: 0.06,
    weekday: [
      0.45, 0.25, 0.1, 0.04, 0, 0, 0, 0, 0.02, 0.04, 0.06, 0.1, 0.2, 0.2, 0.12, 0.12, 0.15, 0.25, 0.45, 0.75, 1, 1, 0.9,
      0.7,
    ],
    weekend: [
      0.7, 0.45, 0.25, 0.1, 0.03, 0, 0, 0, 0.05, 0.12, 0.25, 0.35, 0.4, 0.55, 0.65, 0.65, 0.6, 0.55, 0.65, 0.85, 1, 1,
      1, 0.9,
    ],
  },
  challenge: {
    share: 0.03,
    weekday: [
      0.3, 0.15, 0.05, 0, 0, 0, 0, 0, 0, 0, 0.05, 0.1, 0.2, 0.2, 0.1, 0.1, 0.15, 0.25, 0.5, 0.8, 1, 0.9, 0.7, 0.5,
    ],
    weekend: [
      0.5, 0.3, 0.1, 0, 0, 0, 0, 0, 0.05, 0.1, 0.25, 0.35, 0.4, 0.6, 0.7, 0.7, 0.6, 0.5, 0.6, 0.9, 1, 1, 0.9, 0.7,
    ],
  },
}

/** Orders of the service per hour of city time; `peak` is the rate of food in its busiest hour. */
export function demandAt(service: Service, moment: number, peak: number): number {
  const { share, weekday, weekend } = demands[service]
  const curve = isWeekend(moment) ? weekend : weekday
  const hour = hourOf(moment)
  const before = Math.floor(hour)
  const past = hour - before
  const at = (full: number) => curve[full % 24] ?? 0
  return peak * share * (at(before) * (1 - past) + at(before + 1) * past)
}

/** The moments of orders: a Poisson process with a varying rate, by thinning one with the peak rate. */
export function* arrivals(random: Random, service: Service, from: number, peak: number): Generator<number, never> {
  const most = peak * demands[service].share
  let moment = from
  for (;;) {
    moment += random.exponential(most) * 3_600_000
    if (random.chance(demandAt(service, moment, peak) / most)) yield moment
  }
}
