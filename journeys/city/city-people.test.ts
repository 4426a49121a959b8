import { describe, expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { workerKinds } from '#contract/base/machine.ts'
import { demoCustomers } from '#server/demo/customers.ts'
import { demoWorkers } from '#server/demo/demo-workers.ts'
import { shops } from '#server/demo/shops.ts'

const population = createPopulation()

describe('the demo and the simulated city', () => {
  test('have the same workers', () => {
    const { riders, chauffeurs, companions } = population
    const workers = { rider: riders, chauffeur: chauffeurs, companion: companions }
    for (const kind of workerKinds) {
      const known = workers[kind].map(({ externalId, name, phone, serviceTypes }) => ({
        externalId,
        name,
        phone,
        serviceTypes,
      }))
      expect(demoWorkers[kind]).toEqual(known)
    }
  })

  test('have the same customers', () => {
    expect(demoCustomers).toEqual(
      population.customers.map(({ externalId, name, phone }) => ({ externalId, name, phone })),
    )
  })

  test('have the same shops, at least one', () => {
    const cityShops = population.shops
      .slice(0, shops.length)
      .map(({ name, phone, detail }) => ({ name, phone, detail }))
    expect(shops.length).toBeGreaterThan(0)
    expect(shops.map(({ name, phone, detail }) => ({ name, phone, detail }))).toEqual(cityShops)
  })
})
