import { describe, expect, test } from 'vitest'
import { atHour, hourOf, isWeekend } from '#city/world/clock.ts'
import { createRandom } from '#city/world/random.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { arrivals, demandAt } from './demand.ts'

/** Of a Friday. */
const noon = atHour(Date.UTC(2026, 10, 20), 12)

describe('the demand of a day', () => {
  test('is high at lunch and dinner, lower in the afternoon, lowest at night', () => {
    const at = (hour: number) => demandAt('food', atHour(noon, hour), 240)
    for (const busy of [11.5, 12, 18, 19]) {
      expect(at(busy)).toBeGreaterThan(at(15) * 2)
      expect(at(15)).toBeGreaterThan(at(4) * 5)
    }
    expect(at(12)).toBe(240)
  })

  test('determines the arrivals: about the expected number, ten times more at lunch than at night', () => {
    const midnight = atHour(noon, 0)
    const moments = arrivals(createRandom('a day'), 'food', midnight, 240)
    const perHour = Array.from({ length: 24 }, () => 0)
    for (let moment = moments.next().value; moment < midnight + 24 * 3_600_000; moment = moments.next().value) {
      const hour = Math.floor(hourOf(moment))
      perHour[hour] = (perHour[hour] ?? 0) + 1
    }
    expect(perHour[12]).toBeGreaterThan(160)
    expect(perHour[12]).toBeLessThan(260)
    expect((perHour[11] ?? 0) + (perHour[12] ?? 0)).toBeGreaterThan(10 * ((perHour[2] ?? 0) + (perHour[3] ?? 0)))
  })

  test('has peak hours per service: rides at night, games in the evening, errands by day, parcels during office hours', () => {
    const at = (service: Service, hour: number) => demandAt(service, atHour(noon, hour), 240)
    expect(at('chauffeur', 22)).toBeGreaterThan(10 * at('chauffeur', 14))
    expect(at('companion', 21)).toBeGreaterThan(4 * at('companion', 10))
    expect(at('errand', 15)).toBeGreaterThan(4 * at('errand', 22))
    expect(at('express', 10)).toBeGreaterThan(5 * at('express', 19))
    expect(at('challenge', 20)).toBeGreaterThan(4 * at('challenge', 12))
    for (const service of services) expect(at(service, 12)).toBeLessThanOrEqual(at('food', 12))
  })

  test('is different at weekends: later breakfast, more games, fewer parcels', () => {
    const saturday = noon + 24 * 3_600_000
    const at = (service: Service, hour: number) => {
      const [weekday, weekend] = [noon, saturday].map(day => demandAt(service, atHour(day, hour), 240))
      return { weekday: weekday ?? 0, weekend: weekend ?? 0 }
    }
    expect(at('food', 8).weekend).toBeLessThan(at('food', 8).weekday)
    expect(at('companion', 15).weekend).toBeGreaterThan(3 * at('companion', 15).weekday)
    expect(at('express', 10).weekend).toBeLessThan(at('express', 10).weekday / 2)
    expect([isWeekend(noon), isWeekend(saturday), isWeekend(saturday + 48 * 3_600_000)]).toEqual([false, true, false])
  })
})
