import { beforeAll, describe, expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { demandAt } from '#city/services/demand.ts'
import { cityMap } from '#city/streets/city-map.ts'
import { metresBetween } from '#city/world/map.ts'
import { dayFactor, type Weather, weatherOf } from '#contract/demo/days.ts'
import { demoPeak } from '#contract/demo/demand-curves.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { addPastOrders } from '#server/demo/add-past-orders.ts'
import { fillHistory } from '#server/demo/history.ts'
import { expectedIn, plannedMoments } from '#server/demo/past/demand.ts'
import { menus } from '#server/demo/past/menus.ts'
import { spots } from '#server/demo/past/streets.ts'
import { shops } from '#server/demo/shops.ts'
import { fillWorkforce } from '#server/demo/workforce.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { withServer } from '../setup/process/server.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A Friday, 23:59 in Shanghai. */
const now = Date.UTC(2026, 10, 20, 15, 59)
const days = 90
const planned = plannedMoments(days, now)

const inShanghai = (moment: number) => new Date(moment + 8 * hourMs)
const hours = Array.from({ length: days * 24 }, (_, hour) => now - days * dayMs + 60_000 + hour * hourMs)

type Where = (moment: number) => boolean
const placed = (service: Service, where: Where) => planned[service].filter(where).length
const expected = (service: Service, where: Where) =>
  hours.filter(where).reduce((sum, hour) => sum + expectedIn(service, hour, now), 0)

/** How many more orders there were under the first condition than under the second, over how many more the curve says. */
function ratio(service: Service, one: Where, other: Where): number {
  const seen = placed(service, one) / placed(service, other)
  return seen / (expected(service, one) / expected(service, other))
}

const at =
  (...wanted: number[]): Where =>
  moment =>
    wanted.includes(inShanghai(moment).getUTCHours())
const on =
  (...wanted: number[]): Where =>
  moment =>
    wanted.includes(inShanghai(moment).getUTCDay())
const is =
  (weather: Weather): Where =>
  moment =>
    weatherOf(moment) === weather

describe('the demand of 90 past days', () => {
  test('has the curves of the simulated city', () => {
    const friday = now - 60_000 * 59 - 23 * hourMs
    for (const service of services)
      for (const start of [friday, friday + dayMs]) {
        const curve = Array.from({ length: 24 }, (_, hour) => expectedIn(service, start + hour * hourMs, now))
        const live = Array.from({ length: 24 }, (_, hour) => demandAt(service, start + hour * hourMs, 240))
        const [busiest, liveBusiest] = [Math.max(...curve), Math.max(...live)]
        for (const [hour, value] of live.entries())
          expect((curve[hour] ?? 0) / busiest, `${service} ${hour}`).toBeCloseTo(value / liveBusiest, 5)
      }
  })

  test('is as dense as the simulated city is now, so that a day is like the day before and the same day a week before', () => {
    const midnight = now - 60_000 * 59 - 23 * hourMs
    for (const service of services)
      for (let hour = 0; hour < 24; hour++) {
        const at = midnight + hour * hourMs
        expect(expectedIn(service, at, now), `${service} ${hour}`).toBeCloseTo(demandAt(service, at, demoPeak), 5)
      }
    const sinceMidnight =
      (daysAgo: number): Where =>
      moment =>
        moment >= midnight - daysAgo * dayMs && moment < midnight - daysAgo * dayMs + 13 * hourMs
    const inAll = (where: Where) => services.reduce((sum, service) => sum + placed(service, where), 0)
    for (const daysAgo of [1, 7]) {
      const change = inAll(sinceMidnight(0)) / inAll(sinceMidnight(daysAgo)) - 1
      expect(Math.abs(change), `${daysAgo} days ago`).toBeLessThan(0.5)
    }
  })

  test('differs by hour, weekday and weather as the curves say', () => {
    const lunch = ratio('food', at(11, 12), at(14, 15, 16))
    const saturday = ratio('food', on(5, 6), on(1, 2))
    const night = ratio('chauffeur', at(21, 22, 23), at(0, 1, 2))
    const parcels = ratio('express', on(1, 2, 3, 4, 5), on(6, 0))
    const wet = ratio('food', is('rain'), is('fair'))
    for (const each of [lunch, saturday, night, parcels, wet]) expect(each).toBeGreaterThan(0.8)
    for (const each of [lunch, saturday, night, parcels, wet]) expect(each).toBeLessThan(1.25)
    // The curves themselves say something.
    expect(placed('food', at(11, 12)) / placed('food', at(3, 4))).toBeGreaterThan(10)
    expect(placed('chauffeur', at(7, 8, 9, 10, 11))).toBe(0)
    const weekdayIn = (weather: Weather) => hours.find(hour => is(weather)(hour) && on(4)(hour)) ?? 0
    expect(dayFactor('food', weekdayIn('rain')) / dayFactor('food', weekdayIn('fair'))).toBeGreaterThan(1.15)
  })

  test('grows, and is the same each time', () => {
    const week =
      (ago: number): Where =>
      moment =>
        moment > now - (ago + 7) * dayMs && moment <= now - ago * dayMs
    expect(placed('food', week(0)) / placed('food', week(77))).toBeGreaterThan(4)
    expect(placed('food', week(82))).toBeGreaterThan(20)
    expect(plannedMoments(days, now)).toEqual(planned)
  })

  test('has no second twice, and is spread over the milliseconds', () => {
    const all = Object.values(planned).flat()
    expect(new Set(all.map(moment => Math.floor(moment / 1000))).size).toBe(all.length)
    expect(new Set(all.map(moment => moment % 1000)).size).toBeGreaterThan(900)
    expect(Math.max(...all)).toBeLessThan(now)
  })
})

test('Past orders are delivered along streets of the simulated city, from menus of its shops', () => {
  const roads = cityMap().features
  for (const { street, lng, lat } of spots) {
    const road = roads.find(({ properties }) => properties.name === street)?.geometry
    const points = road?.type === 'MultiLineString' ? road.coordinates.flat() : []
    const metres = points.map(([east, north]) => metresBetween({ lng, lat }, { lng: east, lat: north }))
    expect(Math.min(...metres), `${street} ${lng},${lat}`).toBeLessThan(60)
  }
  const population = createPopulation()
  for (const { name, category } of shops) {
    const shop = population.shops.find(one => one.name === name)
    expect(menus[category]).toEqual(shop?.menu)
    // Staff read it as it is, and the city would otherwise call the shops of the past by other words.
    expect(shop?.category).toBe(category)
  }
})

describe('the past in the database', () => {
  const server = withServer()
  beforeAll(async () => {
    await fillHistory(server.db, { cityCode: homeCity, days: 4 })
    await fillWorkforce(server.db, homeCity)
    await addPastOrders(server.db, { cityCode: homeCity, days: 4 })
  })

  test('has no second that two orders share, whatever their service, and nothing that is not over', async () => {
    const rows = await server.db.selectFrom('orders').select(['placed_at', 'finished_at']).execute()
    expect(rows.length).toBeGreaterThan(1000)
    expect(new Set(rows.map(({ placed_at }) => Math.floor(placed_at / 1000))).size).toBe(rows.length)
    const over = rows.map(({ finished_at }) => finished_at ?? 0)
    expect(Math.max(...over)).toBeLessThanOrEqual(Date.now())
  })

  test('has people who differ, baskets of several dishes that add up, and the same home for the same person', async () => {
    const meals = await server.db
      .selectFrom('orders')
      .select(['customer_id', 'pay_fen', 'details'])
      .where('service', '=', 'food')
      .execute()
    const homes = new Map<number, Set<string>>()
    const baskets = meals.map(({ customer_id, pay_fen, details }) => {
      const { to, lines, packFen, deliveryFen, discountFen } = details as unknown as {
        to: { detail: string }
        lines: { quantity: number; priceFen: number }[]
      } & Record<'packFen' | 'deliveryFen' | 'discountFen', number>
      homes.set(customer_id, (homes.get(customer_id) ?? new Set()).add(to.detail))
      const goods = lines.reduce((sum, { quantity, priceFen }) => sum + quantity * priceFen, 0)
      expect(goods + packFen + deliveryFen - discountFen).toBe(Number(pay_fen))
      return lines.length
    })
    expect([...homes.values()].every(({ size }) => size === 1)).toBe(true)
    expect(baskets.filter(count => count > 1).length / baskets.length).toBeGreaterThan(0.5)
    const counts = Object.values(Object.groupBy(meals, ({ customer_id }) => String(customer_id)))
    const often = counts.map(orders => orders?.length ?? 0).toSorted((one, other) => other - one)
    expect(often[0]).toBeGreaterThan(5 * (often[Math.floor(often.length * 0.8)] ?? 0))
  })
})
