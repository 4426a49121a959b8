import { describe, expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { atHour } from '#city/world/clock.ts'
import { gameType } from '#city/world/games.ts'
import { createRandom } from '#city/world/random.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { errandKinds } from '#contract/orders/services/errand.ts'
import { arrivals } from './demand.ts'
import { createOrderContent, externalNoOf, keyOf, toOpenOrder } from './orders.ts'

const population = createPopulation()
const noon = atHour(Date.UTC(2026, 10, 20), 12)

function firstOrders<S extends Service>(seed: string, service: S) {
  const moments = arrivals(createRandom(`${seed}/arrivals`), service, noon, 240)
  return Array.from({ length: 100 }, (_, index) => ({
    moment: moments.next().value,
    plan: createOrderContent(population, seed, `${service}-${index + 1}`, service),
  }))
}

test.each(services)('The same seed gives the same first hundred orders of %s, another seed gives others', service => {
  const [one, again, other] = ['one', 'one', 'two'].map(seed => firstOrders(seed, service))
  expect(one).toEqual(again)
  expect(one?.map(({ plan }) => plan)).not.toEqual(other?.map(({ plan }) => plan))
  expect(one?.map(({ moment }) => moment)).not.toEqual(other?.map(({ moment }) => moment))
})

test.each(services)('Every order of %s is accepted by the contract, to the fen', service => {
  for (const { plan } of firstOrders('contract', service)) {
    const order = toOpenOrder(plan, { externalNo: 'Ctest-0001', cityCode: '410100', speed: 1 })
    expect(OpenOrder.safeParse(order).error).toBeUndefined()
  }
})

test('An order has the same key in every run; the key of an order from elsewhere is its number', () => {
  expect(keyOf(externalNoOf('mwp4x1', 'errand', 42))).toBe('errand-0042')
  expect(keyOf(externalNoOf('mwzzzz', 'errand', 42))).toBe('errand-0042')
  expect(keyOf('H-17')).toBe('H-17')
})

describe('a hundred errands', () => {
  const errands = firstOrders('kinds', 'errand').map(({ plan }) => plan)

  test('are of every kind', () => {
    expect(new Set(errands.map(({ kind }) => kind))).toEqual(new Set(errandKinds))
  })

  test('have a pick-up place except purchases, and minutes only for queueing', () => {
    for (const { kind, pickup, minutes } of errands) {
      // Whoever buys may get an address.
      if (kind !== 'buy') expect(pickup, kind).toBeTruthy()
      expect(minutes > 0, kind).toBe(kind === 'queue')
    }
  })
})

test('Chosen companions play the game of the order', () => {
  const named = firstOrders('names', 'companion').flatMap(({ plan }) => (plan.companionId ? [plan] : []))
  expect(named.length).toBeGreaterThan(0)
  for (const { companionId, game } of named) {
    const asked = population.companions.find(({ externalId }) => externalId === companionId)
    expect(asked?.serviceTypes, String(companionId)).toContain(gameType(game))
  }
})
