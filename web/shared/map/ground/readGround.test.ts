import { expect, test, vi } from 'vitest'
import { groundUnit, readGround } from './readGround.ts'

class Path {
  moveTo() {}
  lineTo() {}
  closePath() {}
}

test('A named area is read whatever number of corners it has, with its name in the middle', () => {
  vi.stubGlobal('Path2D', Path)
  const west = Array.from({ length: 300_000 }, (_, corner) => [113, 34 + corner / 300_000])
  const ring = [[113.5, 34.5], ...west, [114, 34.5]]
  const features = [
    { properties: { kind: 'district', name: '老城' }, geometry: { type: 'Polygon', coordinates: [ring] } },
  ]
  const ground = readGround([{ features }])
  const [piece] = ground?.pieces.district ?? []
  const [name] = ground?.names ?? []
  // It begins at 113.5 degrees; half a degree is to its left and half to its right.
  expect(piece?.left).toBeCloseTo((-groundUnit * 0.5) / 360, 6)
  expect(piece?.right).toBeCloseTo((groundUnit * 0.5) / 360, 6)
  expect(name).toMatchObject({ text: '老城', spot: { x: expect.closeTo(0, 6) } })
})
