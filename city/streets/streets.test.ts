import { expect, test } from 'vitest'
import { roads } from '#city/people/names.ts'
import { createPopulation } from '#city/people/population.ts'
import { metresBetween } from '#city/world/map.ts'
import { cityMap } from './city-map.ts'
import { riverAt, streets } from './street-grid.ts'
import { wayBetween } from './way.ts'

const { shops, customers } = createPopulation()

test('a way begins and ends at its places, follows streets, and is little longer than the straight line', () => {
  for (const [place, shop] of shops.entries()) {
    const { point } = customers[place * 7] as (typeof customers)[number]
    const way = wayBetween(shop.point, point)
    expect([way[0], way.at(-1)]).toEqual([shop.point, point])
    const metres = way.slice(1).reduce((sum, next, before) => sum + metresBetween(way[before] ?? next, next), 0)
    const straight = metresBetween(shop.point, point)
    expect(metres).toBeGreaterThanOrEqual(straight - 1)
    expect(metres).toBeLessThan(straight * 1.6 + 700)
    // Two places and the exits to the street, and the corners between.
    expect(way.length).toBeGreaterThanOrEqual(4)
  }
})

test('only avenues cross the river', () => {
  const isNorth = (corner: number) => {
    const { east, north } = streets.corners[corner] ?? { east: 0, north: 0 }
    return north > riverAt(east).north
  }
  const crossing = streets.edges.filter(({ from, to }) => isNorth(from) !== isNorth(to))
  expect(crossing.length).toBeGreaterThan(8)
  expect([...new Set(crossing.map(({ road }) => road))]).toEqual(['avenue'])
})

test('the map names every road of the addresses, and is the same each time', () => {
  const named = new Set(cityMap().features.map(({ properties }) => properties.name))
  expect(roads.filter(road => !named.has(road))).toEqual([])
  expect(JSON.stringify(cityMap())).toBe(JSON.stringify(cityMap()))
  expect(JSON.stringify(cityMap()).length).toBeLessThan(200_000)
})
