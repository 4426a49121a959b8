import { expect, test } from 'vitest'
import { createPopulation, isOnShift } from './population.ts'

const population = createPopulation()

test('The city has 40 riders, 15 chauffeurs, 30 companions, 25 shops and 300 customers, no two with the same phone or id', () => {
  const { riders, chauffeurs, companions, shops, customers } = population
  const people = [...riders, ...chauffeurs, ...companions, ...shops, ...customers]
  const counts = [riders, chauffeurs, companions, shops, customers].map(({ length }) => length)
  expect(counts).toEqual([40, 15, 30, 25, 300])
  expect(new Set(people.map(person => person.phone)).size).toBe(410)
  expect(new Set(people.map(person => person.externalId)).size).toBe(410)
})

test('Riders are on duty at every hour, more at supper than before dawn', () => {
  const riding = (hour: number) => population.riders.filter(rider => isOnShift(rider, hour)).length
  for (let hour = 0; hour < 24; hour++) expect(riding(hour)).toBeGreaterThan(0)
  expect(riding(18)).toBeGreaterThan(riding(4))
})

test('Chauffeurs drive at night only', () => {
  const driving = (hour: number) => population.chauffeurs.filter(chauffeur => isOnShift(chauffeur, hour)).length
  for (const hour of [21, 22, 23, 0, 1, 2]) expect(driving(hour)).toBeGreaterThan(9)
  for (let hour = 4; hour < 19; hour++) expect(driving(hour)).toBe(0)
})
