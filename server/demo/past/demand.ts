import { demandCurves } from '#contract/demo/demand-curves.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { fraction } from './chance.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const shanghaiMs = 8 * hourMs

/** Orders of a plain weekday now; 90 days ago there were a twelfth as many. */
const perDay: Readonly<Record<Service, number>> = {
  food: 120,
  chauffeur: 17,
  errand: 22,
  express: 12,
  companion: 16,
  challenge: 10,
}
const growthDays = 35

/** From Sunday to Saturday. The curves of weekends have more or fewer hours on top of it. */
const weekdays: Readonly<Record<Service, readonly number[]>> = {
  food: [1.1, 0.92, 0.95, 0.97, 1, 1.15, 1.15],
  chauffeur: [0.85, 0.75, 0.8, 0.9, 1, 1.4, 1.3],
  errand: [0.9, 1.1, 1.05, 1, 1, 1.05, 0.9],
  express: [1, 1.15, 1.05, 1, 1, 1, 1],
  companion: [1, 0.85, 0.9, 0.9, 1, 1.2, 1.05],
  challenge: [1, 0.8, 0.9, 0.9, 1, 1.2, 1.05],
}

export type Weather = 'fair' | 'rain'

/** Whoever stays inside orders more, and what is to be sent waits. */
const rain: Readonly<Record<Service, number>> = {
  food: 1.4,
  chauffeur: 1.15,
  errand: 1.25,
  express: 0.8,
  companion: 1.2,
  challenge: 1.15,
}

/** Of a day in Shanghai, the same each time: one in five is wet. */
export function weatherOf(moment: number): Weather {
  return fraction(dayNumber(moment), 51) < 0.2 ? 'rain' : 'fair'
}

/** Orders that are expected in the full hour that begins at `moment`, when it is as busy as on the day `now`. */
export function expectedIn(service: Service, moment: number, now: number): number {
  const at = new Date(moment + shanghaiMs)
  const weekday = at.getUTCDay()
  const { weekday: usual, weekend } = demandCurves[service]
  const curve = weekday === 0 || weekday === 6 ? weekend : usual
  const share = (curve[at.getUTCHours()] ?? 0) / usual.reduce((sum, each) => sum + each, 0)
  const weather = weatherOf(moment) === 'rain' ? rain[service] : 1
  const growth = Math.exp((dayNumber(moment) - dayNumber(now)) / growthDays)
  return perDay[service] * share * (weekdays[service][weekday] ?? 1) * weather * growth
}

/** When orders of each service were placed until now, the oldest first: the same each time, and never two in one second. */
export function plannedMoments(days: number, now: number): Readonly<Record<Service, readonly number[]>> {
  const first = (dayNumber(now) - days + 1) * dayMs - shanghaiMs
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

/** Days of Shanghai since 1970. */
function dayNumber(moment: number): number {
  return Math.floor((moment + shanghaiMs) / dayMs)
}
