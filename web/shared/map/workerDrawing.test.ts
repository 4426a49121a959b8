import { expect, test } from 'vitest'
import { type Frame, pixelOfWorld } from './frame.ts'
import { movedTo } from './workerDrawing.ts'

const frame = (x: number, y: number, scale: number): Frame => ({
  wide: 800,
  high: 600,
  centre: { x, y },
  scale,
  pixelsPerMetre: 1,
})

test('What was drawn lies where its places are in another view', () => {
  const [shown, wanted] = [frame(0.5, 0.4, 1_000_000), frame(0.50003, 0.39998, 1_500_000)]
  const [, right = 0, down = 0, scale = 0] =
    movedTo(shown, wanted)
      .match(/^translate\((.+)px, (.+)px\) scale\((.+)\)$/)
      ?.map(Number) ?? []
  const place = { x: 0.5001, y: 0.4002 }
  const drawn = pixelOfWorld(place, shown)
  // Scaled around the middle of the box.
  const moved = { x: (drawn.x - 400) * scale + 400 + right, y: (drawn.y - 300) * scale + 300 + down }
  const meant = pixelOfWorld(place, wanted)
  expect(moved.x).toBeCloseTo(meant.x, 6)
  expect(moved.y).toBeCloseTo(meant.y, 6)
})
