import { expect, test } from 'vitest'
import { layers } from '#contract/orders/maps/shapes.ts'
import { worldOf } from '#web/shared/map/plot.ts'
import type { Frame } from '../frame.ts'
import type { Palette } from '../palette.ts'
import { drawGround } from './drawGround.ts'
import type { GroundData, Piece } from './readGround.ts'

const here = { lng: 113.65, lat: 34.76 }
/** Colours are called as they are used for. */
const palette = new Proxy({}, { get: (_none, name) => String(name) }) as Palette
const frameAt = (pixelsPerMetre: number): Frame => ({
  wide: 800,
  high: 600,
  centre: worldOf(here),
  pixelsPerMetre,
  scale: pixelsPerMetre * 40_075_016 * Math.cos((here.lat * Math.PI) / 180),
})

type Did = { texts: string[]; dots: number; filled: [unknown, string][]; stroked: [unknown, string, number][] }

/** A canvas that writes down what is drawn. */
function canvas(): { element: OffscreenCanvas; did: Did } {
  const did: Did = { texts: [], dots: 0, filled: [], stroked: [] }
  const acts: Record<string, unknown> = {
    measureText: () => ({ width: 30 }),
    fillText: (text: string) => did.texts.push(text),
    arc: () => did.dots++,
    fill: (path: unknown) => path && did.filled.push([path, String(acts.fillStyle)]),
    stroke: (path: unknown) => path && did.stroked.push([path, String(acts.strokeStyle), Number(acts.lineWidth)]),
  }
  const context = new Proxy(acts, {
    get: (known, name) => known[String(name)] ?? (() => {}),
    set: (known, name, value) => {
      known[String(name)] = value
      return true
    },
  })
  return { element: { getContext: () => context } as unknown as OffscreenCanvas, did }
}

const shops = [{ name: '面馆', ...here }]

test.each([
  [0.04, 0, []],
  [0.06, 1, []],
  [0.12, 1, []],
  [0.14, 1, ['面馆']],
])('at %d pixels per metre there are %d shops, named %j', (pixelsPerMetre, dots, texts) => {
  const { element, did } = canvas()
  drawGround(element, { data: undefined, shops, frame: frameAt(pixelsPerMetre), palette, isTiled: false, density: 1 })
  expect([did.dots, did.texts]).toEqual([dots, texts])
})

/** One piece of each layer, all in sight. */
function groundOf(names: GroundData['names'] = []): GroundData & { paths: Record<string, Path2D> } {
  const paths = Object.fromEntries(layers.map(layer => [layer, { layer } as unknown as Path2D]))
  const piece = (layer: string): Piece => ({ path: paths[layer] as Path2D, left: -1, right: 1, top: -1, bottom: 1 })
  const pieces = Object.fromEntries(layers.map(layer => [layer, [piece(layer)]])) as unknown as GroundData['pieces']
  return { origin: worldOf(here), pieces, names, paths }
}

test('areas are filled; courses of waters, borders and roads are lines with a width', () => {
  const { element, did } = canvas()
  const { paths, ...data } = groundOf()
  const frame = frameAt(0.1)
  drawGround(element, { data, shops: [], frame, palette, isTiled: false, density: 1 })
  expect(did.filled).toEqual([
    [paths.park, 'park'],
    [paths.water, 'water'],
  ])
  const widthOf = (layer: string, colour: string) =>
    ((did.stroked.find(([path, by]) => path === paths[layer] && by === colour)?.[2] ?? 0) * frame.scale) / 2 ** 22
  expect(widthOf('river', 'water')).toBeCloseTo(4, 6)
  expect(widthOf('stream', 'water')).toBeCloseTo(1, 6)
  expect(widthOf('avenue', 'avenue')).toBeCloseTo(2.4, 6)
  expect(widthOf('district', 'border')).toBeCloseTo(1, 6)
  expect(new Set(did.stroked.map(([path]) => path))).toEqual(
    new Set(['stream', 'river', 'district', 'lane', 'street', 'avenue'].map(layer => paths[layer])),
  )
})

test('names come with the zoom, and one does not lie on another', () => {
  const at = (text: string, layer: (typeof layers)[number], x: number) => ({ text, layer, spot: { x, y: 0 }, angle: 0 })
  const { paths: _, ...data } = groundOf([
    at('老城片区', 'district', 0),
    at('金水河', 'river', 240),
    at('东风路', 'avenue', 242),
    at('纬1街', 'street', -120),
  ])
  const named = (pixelsPerMetre: number) => {
    const { element, did } = canvas()
    drawGround(element, { data, shops: [], frame: frameAt(pixelsPerMetre), palette, isTiled: false, density: 1 })
    return did.texts
  }
  expect(named(0.04)).toEqual(['老城片区'])
  expect(named(0.1)).toEqual(['老城片区', '金水河'])
  expect(named(0.2)).toEqual(['金水河', '纬1街'])
})
