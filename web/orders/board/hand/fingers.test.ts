import { expect, test } from 'vitest'
import { type Point, type Spot, spotOf, type View, worldOf } from '#web/shared/map/plot.ts'
import { dragged, type Fingers } from './fingers.ts'

const place = (lng: number, lat: number): Point => ({ lng, lat })
const view: View = { centre: worldOf(place(113.65, 34.76)), scale: 2 ** 15 * 256 }
const fingers = (...spots: Spot[]): Fingers => new Map(spots.map((spot, number) => [number, spot]))

/** The place of the map that is under a spot. */
const under = ({ x, y }: Spot, { centre, scale }: View): Spot => ({
  x: centre.x + (x - 500) / scale,
  y: centre.y + (y - 360) / scale,
})

test('one finger takes the map along', () => {
  const next = dragged(view, fingers({ x: 300, y: 200 }), fingers({ x: 420, y: 150 }))
  expect(next.scale).toBe(view.scale)
  const before = spotOf(place(113.66, 34.75), view)
  const after = spotOf(place(113.66, 34.75), next)
  expect(after.x - before.x).toBeCloseTo(120, 6)
  expect(after.y - before.y).toBeCloseTo(-50, 6)
})

test('two fingers that part bring the map nearer, and what was under them stays under them', () => {
  const [one, other] = [
    { x: 300, y: 300 },
    { x: 500, y: 300 },
  ]
  const next = dragged(view, fingers(one, other), fingers({ x: 250, y: 340 }, { x: 650, y: 340 }))
  expect(next.scale / view.scale).toBeCloseTo(2, 9)
  for (const [spot, moved] of [
    [one, { x: 250, y: 340 }],
    [other, { x: 650, y: 340 }],
  ] as const) {
    const [was, is] = [under(spot, view), under(moved, next)]
    expect(is.x).toBeCloseTo(was.x, 9)
    expect(is.y).toBeCloseTo(was.y, 9)
  }
})

test('fingers together, and a map that can come no nearer, do no harm', () => {
  const together = dragged(view, fingers({ x: 1, y: 1 }, { x: 1, y: 1 }), fingers({ x: 1, y: 1 }, { x: 90, y: 1 }))
  expect(together.scale).toBe(view.scale)
  const nearest: View = { ...view, scale: 2 ** 18 * 256 }
  const next = dragged(
    nearest,
    fingers({ x: 400, y: 360 }, { x: 600, y: 360 }),
    fingers({ x: 300, y: 360 }, { x: 700, y: 360 }),
  )
  expect(next.scale).toBe(nearest.scale)
  expect(next.centre.x).toBeCloseTo(nearest.centre.x, 12)
})
