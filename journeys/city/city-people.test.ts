import { describe, expect, test } from 'vitest'
import { createPopulation } from '#city/people/population.ts'
import { workerKinds } from '#contract/base/machine.ts'
import { crew } from '#server/demo/crew.ts'
import { shops } from '#server/demo/shops.ts'

const population = createPopulation()

describe('the demo and the simulated city', () => {
  test('know the same workers', () => {
    const { riders, chauffeurs, companions } = population
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

  test('know the same shops, at least one', () => {
    const called = population.shops.slice(0, shops.length).map(({ name, phone, detail }) => ({ name, phone, detail }))
    expect(shops.length).toBeGreaterThan(0)
    expect(shops.map(({ name, phone, detail }) => ({ name, phone, detail }))).toEqual(called)
  })
})
