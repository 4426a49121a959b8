import { expect, test } from 'vitest'
import { type Layer, shapesOf } from './shapes.ts'

const line = [
  [113.6, 34.7],
  [113.7, 34.7],
  [113.7, 34.8],
]
const ring = [...line, line[0]]
const geometries = {
  line: { type: 'LineString', coordinates: line },
  lines: { type: 'MultiLineString', coordinates: [line, line] },
  area: { type: 'Polygon', coordinates: [ring] },
  areas: { type: 'MultiPolygon', coordinates: [[ring], [ring]] },
}

const read = (properties: object, geometry: keyof typeof geometries) =>
  shapesOf({ features: [{ properties: properties as Record<string, unknown>, geometry: geometries[geometry] }] })

const drawn: [object, keyof typeof geometries, Layer | undefined][] = [
  [{ waterway: 'river' }, 'line', 'river'],
  [{ waterway: 'canal' }, 'lines', 'stream'],
  [{ waterway: 'riverbank' }, 'area', 'water'],
  [{ waterway: 'river' }, 'areas', 'water'],
  [{ natural: 'water' }, 'area', 'water'],
  [{ natural: 'water', water: 'river' }, 'areas', 'water'],
  [{ kind: 'water' }, 'area', 'water'],
  [{ kind: 'water' }, 'line', 'river'],
  [{ leisure: 'park' }, 'area', 'park'],
  [{ landuse: 'grass' }, 'line', undefined],
  [{ boundary: 'administrative' }, 'areas', 'district'],
  [{ boundary: 'administrative' }, 'line', 'district'],
  [{ highway: 'primary_link' }, 'line', 'avenue'],
  [{ highway: 'tertiary' }, 'line', 'street'],
  [{ highway: 'residential' }, 'lines', 'lane'],
  [{ building: 'yes' }, 'area', undefined],
]

test.each(drawn)('%j as %s is drawn as %s', (tags, geometry, layer) => {
  expect(read(tags, geometry).map(shape => shape.layer)).toEqual(layer ? [layer] : [])
})

test('rings and lines are kept, with the name', () => {
  expect(read({ kind: 'park', name: '云溪公园' }, 'areas')).toEqual([
    { layer: 'park', name: '云溪公园', isArea: true, lines: [ring, ring] },
  ])
  expect(read({ kind: 'lane', name: '' }, 'lines')).toEqual([
    { layer: 'lane', name: undefined, isArea: false, lines: [line, line] },
  ])
})

test('features without a place are left out', () => {
  expect(shapesOf({})).toEqual([])
  const point = { type: 'Point', coordinates: [113.6, 34.7] }
  const collection = { type: 'GeometryCollection', geometries: [point] }
  expect(shapesOf({ features: [point, collection, null].map(geometry => ({ properties: null, geometry })) })).toEqual(
    [],
  )
})
