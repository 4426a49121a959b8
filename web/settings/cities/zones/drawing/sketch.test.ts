import { expect, test } from 'vitest'
import type { Position } from '#contract/settings/rings.ts'
import { viewOf } from '#web/shared/map/plot.ts'
import {
  closed,
  crosses,
  middles,
  noSketch,
  outlineOf,
  positionAt,
  type Sketch,
  sketchOf,
  spotAt,
  withCorner,
  without,
} from './sketch.ts'

const square: Position[] = [
  [113.6, 34.7],
  [113.7, 34.7],
  [113.7, 34.8],
  [113.6, 34.8],
]
const drawn: Sketch = square.reduce((sketch, corner) => withCorner(sketch, corner), noSketch)

test('what is drawn and closed is a polygon of GeoJSON, and is read again from it; a line is nothing yet', () => {
  expect(outlineOf(drawn)).toBe('')
  const text = outlineOf(closed(drawn))
  expect(JSON.parse(text)).toEqual({ type: 'Polygon', coordinates: [[...square, square[0]]] })
  expect(sketchOf(text)).toEqual(closed(drawn))
  expect(sketchOf('113.6, 34.7')).toEqual(noSketch)
})

test('the holes of what was pasted stay', () => {
  const hole = [
    [113.64, 34.74],
    [113.66, 34.74],
    [113.66, 34.76],
    [113.64, 34.74],
  ]
  const pasted = JSON.stringify({ type: 'Polygon', coordinates: [[...square, square[0]], hole] })
  expect(JSON.parse(outlineOf(without(sketchOf(pasted), 0))).coordinates[1]).toEqual(hole)
})

test('with fewer than three corners nothing is closed, and what was closed is a line again', () => {
  expect(closed(without(without(drawn, 0), 0)).isClosed).toBe(false)
  const triangle = closed(without(drawn, 0))
  expect(triangle.isClosed).toBe(true)
  expect(without(triangle, 0)).toMatchObject({ isClosed: false, corners: square.slice(2) })
})

test('a line crosses itself where two of its sides do, a closed one also by the side that closes it', () => {
  expect([crosses(drawn), crosses(closed(drawn))]).toEqual([false, false])
  const line: Sketch = {
    ...noSketch,
    corners: [
      [113, 34],
      [114, 35],
      [114, 33],
      [115, 34],
    ] as Position[],
  }
  expect([crosses(line), crosses(closed(line))]).toEqual([false, true])
  expect(crosses(withCorner(line, [113.1, 34]))).toBe(true)
})

test('a corner can be put into the middle of each side, of a closed one also of the last', () => {
  expect(middles(drawn)).toEqual([
    [113.65, 34.7],
    [113.7, 34.75],
    [113.65, 34.8],
  ])
  expect(middles(closed(drawn)).at(-1)).toEqual([113.6, 34.75])
})

test('a spot of the drawing is the place that lies there', () => {
  const view = viewOf(square.map(([lng, lat]) => ({ lng, lat })))
  for (const corner of square) expect(positionAt(spotAt(corner, view), view)).toEqual(corner)
})
