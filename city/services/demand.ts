import { hourOf, isWeekend } from '#city/world/clock.ts'
import type { Random } from '#city/world/random.ts'
import { hourMs } from '#contract/base/durations.ts'
import { dayFactor, mostDayFactor } from '#contract/demo/days.ts'
import { demandCurves, demandShares } from '#contract/demo/demand-curves.ts'
import type { Service } from '#contract/orders/service.ts'

/** Orders of the service per hour of city time; `peak` is the rate of food in the busiest hour of a plain weekday in fair weather. */
export function demandAt(service: Service, moment: number, peak: number): number {
  const { weekday, weekend } = demandCurves[service]
  const curve = isWeekend(moment) ? weekend : weekday
  const hour = hourOf(moment)
  const before = Math.floor(hour)
  const past = hour - before
  const at = (full: number) => curve[full % 24] ?? 0
  const share = at(before) * (1 - past) + at(before + 1) * past
  return peak * demandShares[service] * share * dayFactor(service, moment)
}

/** The moments of orders: a Poisson process with a varying rate, by thinning one with the rate of the busiest hour of all days. */
export function* arrivals(random: Random, service: Service, from: number, peak: number): Generator<number, never> {
  const most = peak * demandShares[service] * mostDayFactor(service)
  let moment = from
  for (;;) {
    moment += random.exponential(most) * hourMs
    if (random.chance(demandAt(service, moment, peak) / most)) yield moment
  }
}
