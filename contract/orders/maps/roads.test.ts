import { expect, test } from 'vitest'
import { fraction } from '#contract/demo/chance.ts'
import { at, type Corner, costOf, leastCosts, metresBetween, positionAt, type Road } from './least-costs-for-test.ts'
import { roadGraphOf } from './road-graph.ts'
import { createRoads, type Place, type Roads } from './roads.ts'
import type { RoadClass } from './shapes.ts'

const road = (layer: RoadClass, ...corners: Corner[]): Road => ({
  layer,
  lines: [corners.map(([east, north]) => positionAt(east, north))],
})
const lengthOf = (places: readonly Place[]) =>
  places.slice(1).reduce((sum, place, before) => sum + metresBetween(places[before] ?? place, place), 0)

function roadsOf(...shapes: Road[]): Roads {
  const graph = roadGraphOf(shapes)
  if (!graph) throw new Error('There are no roads.')
  return createRoads(graph)
}
const metresTo = (roads: Roads, from: Place, places: readonly Place[], mostCorners = 1000) =>
  roads.metresTo(roads.exitsOf([from])[0], roads.exitsOf(places), mostCorners)

/** Two banks; the only bridge is a kilometre to the east. */
const river = () =>
  roadsOf(
    road('street', [0, 0], [500, 0], [1000, 0]),
    road('street', [0, 200], [500, 200], [1000, 200]),
    road('avenue', [1000, 0], [1000, 200]),
  )

test('a way goes over the bridge, begins and ends at its places, and knows its length', () => {
  const way = river().wayBetween(at(100, -30), at(100, 230))
  expect(way?.places.at(0)).toEqual(at(100, -30))
  expect(way?.places.at(-1)).toEqual(at(100, 230))
  const passed = [
    [100, 0],
    [500, 0],
    [1000, 0],
    [1000, 200],
    [500, 200],
    [100, 200],
  ] as const
  const inside = way?.places.slice(1, -1) ?? []
  expect(inside).toHaveLength(passed.length)
  for (const [place, [east, north]] of passed.entries())
    expect(metresBetween(inside[place] ?? at(0, 0), at(east, north))).toBeLessThan(1)
  expect(way?.metres).toBeCloseTo(30 + 900 + 200 + 900 + 30, -1)
})

test('within one segment the way is direct', () => {
  const way = river().wayBetween(at(100, 10), at(400, -10))
  expect(way?.places).toHaveLength(4)
  expect(way?.metres).toBeCloseTo(320, -1)
  expect(metresTo(river(), at(100, 10), [at(400, -10)])[0]).toBeCloseTo(way?.metres ?? 0, 5)
})

test('avenues are preferred to lanes that are little shorter', () => {
  const roads = roadsOf(
    road('lane', [0, 0], [1000, 0]),
    road('avenue', [0, 0], [0, 150], [1000, 150], [1000, 0]),
    road('lane', [-100, 0], [0, 0]),
    road('lane', [1000, 0], [1100, 0]),
  )
  expect(roads.wayBetween(at(-90, 0), at(1090, 0))?.metres).toBeCloseTo(90 + 1300 + 90, -1)
})

test('where no street is near or none leads, there is no way', () => {
  const island = road('lane', [5000, 5000], [5100, 5000])
  const long = Array.from({ length: 30 }, (_, step) => [step * 100, 0] as const)
  const roads = roadsOf(road('lane', ...long), island)
  expect(roads.wayBetween(at(0, 0), at(100, 9000))).toBeUndefined()
  // The lane of the island is left out, and the place is too far from any other.
  expect(roads.wayBetween(at(0, 0), at(5050, 5000))).toBeUndefined()
  expect(metresTo(roads, at(0, 0), [at(100, 9000), at(300, 0)])).toEqual([undefined, expect.closeTo(300, 0)])
  expect(metresTo(roads, at(100, 9000), [at(300, 0)])).toEqual([undefined])
  expect(roadGraphOf([{ layer: 'park', lines: [[positionAt(0, 0), positionAt(1, 1)]] }])).toBeUndefined()
  const halves = roadsOf(road('lane', [0, 0], [100, 0]), road('lane', [0, 900], [100, 900]))
  expect(halves.wayBetween(at(50, 0), at(50, 900))).toBeUndefined()
})

test('streets that lead nowhere are not taken', () => {
  const long = Array.from({ length: 30 }, (_, step) => [step * 100, 0] as const)
  const roads = roadsOf(road('lane', ...long), road('lane', [300, 200], [400, 200]))
  expect(roads.wayBetween(at(350, 210), at(2000, 0))?.metres).toBeCloseTo(210 + 1650, -1)
})

test('beyond so many corners nothing is known', () => {
  const roads = roadsOf(road('lane', ...Array.from({ length: 30 }, (_, step) => [step * 100, 0] as const)))
  expect(metresTo(roads, at(10, 0), [at(290, 0), at(2650, 0)], 8)).toEqual([expect.closeTo(280, 0), undefined])
})

test('in random cities a way costs no more than the cheapest, found by trying all', () => {
  let drawn = 0
  const random = () => fraction(drawn++, 7)
  let compared = 0
  for (let city = 0; city < 20; city++) {
    const corners = Array.from(
      { length: 25 },
      (_, corner): Corner => [(corner % 5) * 200 + random() * 90, Math.floor(corner / 5) * 200],
    )
    const layers = ['lane', 'street', 'avenue'] as const
    const shapes = corners.flatMap((corner, place) =>
      [place % 5 < 4 ? place + 1 : -1, place + 5]
        .filter(next => corners[next] && random() < 0.85)
        .map(next => road(layers[Math.floor(random() * 3)] ?? 'lane', corner, corners[next] as Corner)),
    )
    const roads = roadsOf(...shapes)
    const least = leastCosts(corners, shapes)
    for (const [one, from] of corners.entries()) {
      const to = Math.floor(random() * corners.length)
      const [start, end] = [at(...from), at(...(corners[to] as Corner))]
      const way = roads.wayBetween(start, end)
      const best = least[one]?.[to] ?? Number.POSITIVE_INFINITY
      if (!way || !Number.isFinite(best)) continue
      compared++
      expect(lengthOf(way.places)).toBeCloseTo(way.metres, -1)
      expect(way.metres).toBeCloseTo(metresTo(roads, start, [end])[0] ?? -1, 1)
      expect(costOf(way.places, shapes)).toBeLessThan(best + 3)
    }
  }
  expect(compared).toBeGreaterThan(400)
})
