import { dayMs, hourMs } from '#contract/base/durations.ts'
import { shanghaiAsUtc, shanghaiDayNumber, shanghaiMidnight } from '#contract/base/shanghai.ts'
import { fraction } from '#contract/demo/chance.ts'
import { dayFactor } from '#contract/demo/days.ts'
import { demandCurves, demandShares, demoPeak } from '#contract/demo/demand-curves.ts'
import { type Service, services } from '#contract/orders/service.ts'

/** For two weeks the city has grown slowly, so that a day is like the one a week before; before that fast, from a thirtieth. */
const steady = { days: 14, growthDays: 25 }
const fastGrowthDays = 6
const least = 1 / 30

/** How many orders there were for each one of today, so many days ago. */
function sizeOf(daysAgo: number): number {
  const fast = Math.max(0, daysAgo - steady.days)
  return Math.max(least, Math.exp(-Math.min(daysAgo, steady.days) / steady.growthDays - fast / fastGrowthDays))
}

/** Orders that are expected in the full hour that begins at `moment`, when on the day `now` it is as busy as in the simulated city. */
export function expectedIn(service: Service, moment: number, now: number): number {
  const at = shanghaiAsUtc(moment)
  const weekday = at.getUTCDay()
  const { weekday: usual, weekend } = demandCurves[service]
  const curve = weekday === 0 || weekday === 6 ? weekend : usual
  const share = demandShares[service] * (curve[at.getUTCHours()] ?? 0)
  const size = sizeOf(shanghaiDayNumber(now) - shanghaiDayNumber(moment))
  return demoPeak * share * dayFactor(service, moment) * size
}

/** When orders of each service were placed until now, the oldest first: the same each time, and never two in one second. By the clock of the city. */
export function plannedMoments(days: number, now: number): Readonly<Record<Service, readonly number[]>> {
  const first = shanghaiMidnight(now) - (days - 1) * dayMs
  const hours = Array.from({ length: Math.ceil((now - first) / hourMs) }, (_, hour) => first + hour * hourMs)
  const taken = new Set<number>()
  const momentsOf = (service: Service, at: number) =>
    hours.flatMap(hour => {
      const cell = (hour / hourMs) * services.length + at
      const count = Math.floor(expectedIn(service, hour, now) * (0.85 + 0.3 * fraction(cell, 52)) + fraction(cell, 53))
      return Array.from({ length: count }, (_, n) => freeMoment(hour + fraction(cell, 60 + n) * hourMs, taken))
    })
  const planned = {} as Record<Service, readonly number[]>
  for (const [at, service] of services.entries()) {
    const moments = momentsOf(service, at).filter(moment => moment < now)
    planned[service] = moments.toSorted((one, other) => one - other)
  }
  return planned
}

/** The moment, or one some seconds later, in a second that has none yet. */
function freeMoment(wanted: number, taken: Set<number>): number {
  let moment = Math.floor(wanted)
  while (taken.has(Math.floor(moment / 1000))) moment += 1000
  taken.add(Math.floor(moment / 1000))
  return moment
}
