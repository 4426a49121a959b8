import { expect, test } from 'vitest'
import { clustersOf, type Placed } from './clusters.ts'

const at = (id: number, x: number, y = 0, isLate = false): Placed => ({ id, isLate, spot: { x, y } })

test('orders within reach of the first are one cluster with their count and the late ones', () => {
  expect(clustersOf([at(3, 9), at(1, 0), at(2, 5, 0, true)], 10)).toEqual([
    { id: 1, spot: { x: 0, y: 0 }, count: 3, late: 1 },
  ])
})

test('clusters are never nearer to each other than the reach, and hold every order once', () => {
  const orders = Array.from({ length: 400 }, (_, n) => at(n, (n * 7919) % 1000, (n * 104_729) % 720, n % 3 === 0))
  const clusters = clustersOf(orders, 60)
  const gaps = clusters.flatMap(({ id, spot }) =>
    clusters.filter(other => other.id !== id).map(other => Math.hypot(other.spot.x - spot.x, other.spot.y - spot.y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60)
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(400)
  expect(clusters.reduce((sum, { late }) => sum + late, 0)).toBe(134)
})

test('a cluster stays where it is when another order comes', () => {
  const before = clustersOf([at(1, 0), at(2, 5)], 10)
  const after = clustersOf([at(1, 0), at(2, 5), at(9, 3)], 10)
  expect(after.map(({ id, spot }) => [id, spot])).toEqual(before.map(({ id, spot }) => [id, spot]))
})
