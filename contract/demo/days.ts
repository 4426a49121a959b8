import { shanghaiAsUtc, shanghaiDayNumber } from '#contract/base/shanghai.ts'
import type { Service } from '#contract/orders/service.ts'
import { fraction } from './chance.ts'

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
  return fraction(shanghaiDayNumber(moment), 51) < 0.2 ? 'rain' : 'fair'
}

/** How many orders there are for each one of a plain weekday in fair weather. */
export function dayFactor(service: Service, moment: number): number {
  const weekday = shanghaiAsUtc(moment).getUTCDay()
  return (weekdays[service][weekday] ?? 1) * (weatherOf(moment) === 'rain' ? rain[service] : 1)
}

/** No day has more. */
export function mostDayFactor(service: Service): number {
  return Math.max(...weekdays[service]) * Math.max(1, rain[service])
}
