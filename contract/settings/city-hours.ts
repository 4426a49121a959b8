import { shanghaiDay, shanghaiHour } from '#contract/base/shanghai.ts'
import type { Service } from '#contract/orders/service.ts'

/** Whether orders are taken at a moment: `closed` has no service, `resting` is outside of the hours. */
export const cityStandings = ['open', 'resting', 'holiday', 'closed'] as const
export type CityStanding = (typeof cityStandings)[number]

type CityTimes = {
  /** In Shanghai's time, `9-22`, over midnight `20-6`; empty is all day. */
  hours: string
  /** Days in Shanghai without orders. */
  holidays: readonly string[]
}

export function standingOf(city: CityTimes & { services: readonly Service[] }, at: number | Date): CityStanding {
  if (city.services.length === 0) return 'closed'
  if (city.holidays.includes(shanghaiDay(at))) return 'holiday'
  return isWithinHours(city.hours, shanghaiHour(at)) ? 'open' : 'resting'
}

function isWithinHours(hours: string, hour: number): boolean {
  if (hours === '') return true
  const [from = 0, to = 24] = hours.split('-').map(Number)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
