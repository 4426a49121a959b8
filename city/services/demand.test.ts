import { describe, expect, test } from 'vitest'
import { atHour, hourOf, isWeekend } from '#city/world/clock.ts'
import { createRandom } from '#city/world/random.ts'
import { dayMs, hourMs } from '#contract/base/durations.ts'
import { weatherOf } from '#contract/demo/days.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { arrivals, demandAt } from './demand.ts'

/** Of a Friday. */
const noon = atHour(Date.UTC(2026, 10, 20), 12)
const daysLater = (days: number) => noon + days * dayMs

describe('the demand of a day', () => {
  test('is high at lunch and dinner, lower in the afternoon, lowest at night', () => {
    const at = (hour: number) => demandAt('food', atHour(noon, hour), 240)
    for (const busy of [11.5, 12, 18, 19]) {
      expect(at(busy)).toBeGreaterThan(at(15) * 2)
      expect(at(15)).toBeGreaterThan(at(4) * 5)
    }
    // Of a Friday, on which it does not rain.
    expect(at(12)).toBeCloseTo(240 * 1.15, 9)
  })

  test('determines the arrivals: about the expected number, ten times more at lunch than at night', () => {
    const midnight = atHour(noon, 0)
    const moments = arrivals(createRandom('a day'), 'food', midnight, 240)
    const perHour = Array.from({ length: 24 }, () => 0)
    for (let moment = moments.next().value; moment < midnight + dayMs; moment = moments.next().value) {
      const hour = Math.floor(hourOf(moment))
      perHour[hour] = (perHour[hour] ?? 0) + 1
    }
    expect(perHour[12]).toBeGreaterThan(190)
    expect(perHour[12]).toBeLessThan(300)
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

  test('differs by weekday: more meals and rides on Fridays than on Mondays, more parcels on Mondays', () => {
    const [monday, friday] = [daysLater(3), daysLater(7)]
    const more = (service: Service, hour: number) =>
      demandAt(service, atHour(friday, hour), 240) / demandAt(service, atHour(monday, hour), 240)
    const days = [monday, friday].map(day => [new Date(day).getUTCDay(), weatherOf(day)])
    expect(days).toEqual([
      [1, 'fair'],
      [5, 'fair'],
    ])
    expect(more('food', 12)).toBeCloseTo(1.15 / 0.92, 9)
    expect(more('chauffeur', 22)).toBeCloseTo(1.4 / 0.75, 9)
    expect(more('express', 10)).toBeCloseTo(1 / 1.15, 9)
  })

  test('differs by weather: on a wet day more meals arrive and fewer parcels, beyond the peak of a plain day', () => {
    const days = Array.from({ length: 200 }, (_, later) => daysLater(later))
    const wet = days.filter(day => weatherOf(day) === 'rain')
    expect(wet.length).toBeGreaterThan(20)
    expect(wet.length).toBeLessThan(60)
    const [rainy = 0] = wet.filter(day => new Date(day).getUTCDay() === 5)
    const at = (service: Service, day: number, hour: number) => demandAt(service, atHour(day, hour), 240)
    expect(at('food', rainy, 12) / at('food', noon, 12)).toBeCloseTo(1.4, 9)
    expect(at('express', rainy, 10) / at('express', noon, 10)).toBeCloseTo(0.8, 9)
    const lunchOf = (day: number, seed: number) => {
      const from = atHour(day, 11)
      const moments = arrivals(createRandom(`${seed}`), 'food', from, 240)
      let count = 0
      while (moments.next().value < from + 2 * hourMs) count++
      return count
    }
    const lunches = (day: number) =>
      Array.from({ length: 10 }, (_, seed) => lunchOf(day, seed)).reduce((sum, each) => sum + each)
    expect(lunches(rainy) / lunches(noon)).toBeGreaterThan(1.35)
    expect(lunches(rainy) / lunches(noon)).toBeLessThan(1.45)
  })

  test('is different at weekends: later breakfast, more games, fewer parcels', () => {
    const saturday = noon + dayMs
    const at = (service: Service, hour: number) => {
      const [weekday, weekend] = [noon, saturday].map(day => demandAt(service, atHour(day, hour), 240))
      return { weekday: weekday ?? 0, weekend: weekend ?? 0 }
    }
    expect(at('food', 8).weekend).toBeLessThan(at('food', 8).weekday)
    expect(at('companion', 15).weekend).toBeGreaterThan(3 * at('companion', 15).weekday)
    expect(at('express', 10).weekend).toBeLessThan(at('express', 10).weekday / 2)
    expect([isWeekend(noon), isWeekend(saturday), isWeekend(saturday + 48 * hourMs)]).toEqual([false, true, false])
  })
})
