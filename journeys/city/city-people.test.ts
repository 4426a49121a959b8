import { describe, expect, test } from 'vitest'
import { createCast, isOnShift } from '#city/people/cast.ts'
import { arrivals, demandAt } from '#city/services/demand.ts'
import { externalNoOf, keyOf, planOrder, writeOrder } from '#city/services/orders.ts'
import { atHour, hourOf, isWeekend } from '#city/world/clock.ts'
import { gameType } from '#city/world/games.ts'
import { createRandom } from '#city/world/random.ts'
import { workerKinds } from '#contract/base/machine.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { errandKinds } from '#contract/orders/services/errand.ts'
import { crew } from '#server/demo/crew.ts'
import { shops } from '#server/demo/shops.ts'

const cast = createCast()
/** Of a Friday. */
const noon = atHour(Date.UTC(2026, 10, 20), 12)

function firstOrders<S extends Service>(seed: string, service: S) {
  const moments = arrivals(createRandom(`${seed}/arrivals`), service, noon, 240)
  return Array.from({ length: 100 }, (_, index) => ({
    moment: moments.next().value,
    plan: planOrder(cast, seed, `${service}-${index + 1}`, service),
  }))
}

describe('the cast', () => {
  test('are those of whom the demo knows what they did before', () => {
    const { riders, chauffeurs, companions } = cast
    const lives = { rider: riders, chauffeur: chauffeurs, companion: companions }
    for (const kind of workerKinds) {
      const known = lives[kind].map(({ externalId, name, phone, serviceTypes }) => ({
        externalId,
        name,
        phone,
        serviceTypes,
      }))
      expect(crew[kind]).toEqual(known)
    }
  })

  test('and its first shops are those that the demo had orders of before', () => {
    const called = cast.shops.slice(0, shops.length).map(({ name, phone, detail }) => ({ name, phone, detail }))
    expect(shops.map(({ name, phone, detail }) => ({ name, phone, detail }))).toEqual(called)
  })

  test.each(services)('the same seed gives the same first hundred orders of %s, another seed gives others', service => {
    expect(firstOrders('one', service)).toEqual(firstOrders('one', service))
    expect(firstOrders('two', service)).not.toEqual(firstOrders('one', service))
  })

  test.each(services)('every order of %s it writes is one the contract accepts, to the fen', service => {
    for (const { plan } of firstOrders('contract', service)) {
      const order = writeOrder(plan, { externalNo: 'Ctest-0001', cityCode: '410100', speed: 1 })
      expect(OpenOrder.safeParse(order).error).toBeUndefined()
    }
  })

  test('an order keeps its key whatever the run, and one that is not ours is its own', () => {
    expect(keyOf(externalNoOf('mwp4x1', 'errand', 42))).toBe('errand-0042')
    expect(keyOf(externalNoOf('mwzzzz', 'errand', 42))).toBe('errand-0042')
    expect(keyOf('H-17')).toBe('H-17')
  })

  test('among a hundred errands is every kind, with its pick-up and its minutes', () => {
    const errands = firstOrders('kinds', 'errand').map(({ plan }) => plan)
    expect(new Set(errands.map(({ kind }) => kind))).toEqual(new Set(errandKinds))
    expect(errands.filter(({ pickup }) => !pickup).every(({ kind }) => kind === 'buy')).toBe(true)
    expect(errands.filter(({ minutes }) => minutes > 0).every(({ kind }) => kind === 'queue')).toBe(true)
  })

  test('whoever is asked for by name can play the game', () => {
    for (const { plan } of firstOrders('names', 'companion')) {
      const asked = cast.companions.find(({ externalId }) => externalId === plan.companionId)
      if (plan.companionId) expect(asked?.serviceTypes).toContain(gameType(plan.game))
    }
  })

  test('forty riders, fifteen chauffeurs, thirty companions, twenty-five shops and three hundred customers are all others', () => {
    const { riders, chauffeurs, companions, shops, customers } = cast
    const people = [...riders, ...chauffeurs, ...companions, ...shops, ...customers]
    const counts = [riders, chauffeurs, companions, shops, customers].map(({ length }) => length)
    expect(counts).toEqual([40, 15, 30, 25, 300])
    expect(new Set(people.map(person => person.phone)).size).toBe(410)
    expect(new Set(people.map(person => person.externalId)).size).toBe(410)
  })

  test('somebody rides at every hour, more at supper than before dawn', () => {
    const riding = (hour: number) => cast.riders.filter(rider => isOnShift(rider, hour)).length
    for (let hour = 0; hour < 24; hour++) expect(riding(hour)).toBeGreaterThan(0)
    expect(riding(18)).toBeGreaterThan(riding(4))
  })

  test('chauffeurs drive by night alone', () => {
    const driving = (hour: number) => cast.chauffeurs.filter(chauffeur => isOnShift(chauffeur, hour)).length
    for (const hour of [21, 22, 23, 0, 1, 2]) expect(driving(hour)).toBeGreaterThan(9)
    for (let hour = 4; hour < 19; hour++) expect(driving(hour)).toBe(0)
  })
})

describe('the demand of a day', () => {
  test('lunch and dinner are busy, the afternoon is calmer, the night sleeps', () => {
    const at = (hour: number) => demandAt('food', atHour(noon, hour), 240)
    for (const busy of [11.5, 12, 18, 19]) {
      expect(at(busy)).toBeGreaterThan(at(15) * 2)
      expect(at(15)).toBeGreaterThan(at(4) * 5)
    }
    expect(at(12)).toBe(240)
  })

  test('arrivals follow the curve: about as many as promised, ten times more at lunch than at night', () => {
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

  test('each service has its hours: rides at night, games in the evening, errands by day, parcels while offices are open', () => {
    const at = (service: Service, hour: number) => demandAt(service, atHour(noon, hour), 240)
    expect(at('chauffeur', 22)).toBeGreaterThan(10 * at('chauffeur', 14))
    expect(at('companion', 21)).toBeGreaterThan(4 * at('companion', 10))
    expect(at('errand', 15)).toBeGreaterThan(4 * at('errand', 22))
    expect(at('express', 10)).toBeGreaterThan(5 * at('express', 19))
    expect(at('challenge', 20)).toBeGreaterThan(4 * at('challenge', 12))
    for (const service of services) expect(at(service, 12)).toBeLessThanOrEqual(at('food', 12))
  })

  test('at the weekend people sleep longer, play more and send fewer parcels', () => {
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
