import { expect, test } from 'vitest'
import { cellSize } from '#contract/orders/cell-size.ts'
import type { Layer, Shape } from '#contract/orders/maps/shapes.ts'
import type { Position } from '#contract/settings/rings.ts'
import { cellNamesOf, cellOf } from './cell-names.ts'

/** So many cells east and north of one. */
const at = (east: number, north: number): Position => [(21_000 + east) * cellSize.lng, (7700 + north) * cellSize.lat]
const cell = (east: number, north: number) => cellOf(at(east + 0.5, north + 0.5))
const road = (layer: Layer, name: string | undefined, ...line: Position[]): Shape => ({
  layer,
  name,
  isArea: false,
  lines: [line],
})
const area = (name: string, [west, south]: Position, [east, north]: Position): Shape => ({
  layer: 'district',
  name,
  isArea: true,
  lines: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})

test('a cell is called by the smallest district around its middle and the longest street in it, a large one first', () => {
  const names = cellNamesOf([
    area('郑州市', at(-50, -50), at(50, 50)),
    area('老城片区', at(0, 0), at(3, 3)),
    road('lane', '小巷', at(0.1, 0.2), at(0.9, 0.2)),
    road('avenue', '东风路', at(0.1, 0.5), at(0.6, 0.5)),
    road('lane', undefined, at(1.1, 0.5), at(1.9, 0.5)),
  ])
  expect(names.get(cell(0, 0))).toEqual({ district: '老城片区', street: '东风路' })
  // Its only street has no name.
  expect(names.has(cell(1, 0))).toBe(false)
})

test('a long straight street names each cell that it crosses, also outside of all districts', () => {
  const names = cellNamesOf([
    area('老城片区', at(0, 0), at(2, 2)),
    road('street', '黄河路', at(0.5, 0.5), at(4.5, 0.5)),
  ])
  expect([0, 1, 2, 3, 4].map(east => names.get(cell(east, 0)))).toEqual([
    { district: '老城片区', street: '黄河路' },
    { district: '老城片区', street: '黄河路' },
    { district: null, street: '黄河路' },
    { district: null, street: '黄河路' },
    { district: null, street: '黄河路' },
  ])
})

test('a map without streets or without names has none, and a line of one point is no street', () => {
  expect(cellNamesOf([]).size).toBe(0)
  expect(cellNamesOf([road('avenue', undefined, at(0, 0), at(1, 0)), road('avenue', '点', at(0, 0))]).size).toBe(0)
})
