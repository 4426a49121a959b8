import { expect, test } from 'vitest'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import { followed, glideMs, isMoving, placeOf } from './trails.ts'

const rider = (lng: number, lat: number, heading: number | null = null): BoardWorker => ({
  id: 7,
  name: '',
  kind: 'rider',
  lng,
  lat,
  heading,
  locatedAt: 0,
  score: 100,
  load: 0,
  capacity: 5,
  presence: 'idle',
  obstacle: null,
})

test('a rider who went on heads where they went, leaves a trail, and is shown on the way there', () => {
  const first = followed(new Map(), [rider(113.65, 34.76)], { now: 1000 })
  expect(first.get(7)).toMatchObject({ heading: null, since: -glideMs })
  expect(isMoving(first, 1000)).toBe(false)
  const then = followed(first, [rider(113.66, 34.76)], { now: 2000 })
  const track = then.get(7)
  if (!track) throw new Error('The rider is lost.')
  expect(track.heading).toBeCloseTo(90)
  expect(track.trail).toHaveLength(2)
  expect(placeOf(track, 2000)).toEqual(track.from)
  expect(placeOf(track, 2000 + glideMs)).toEqual(track.to)
  expect([isMoving(then, 2000), isMoving(then, 2000 + glideMs)]).toEqual([true, false])
})

test('who stands still keeps the heading, and what their app says counts more', () => {
  const moved = followed(followed(new Map(), [rider(113.65, 34.76)], { now: 0 }), [rider(113.65, 34.77)], { now: 10 })
  expect(moved.get(7)?.heading).toBeCloseTo(0)
  const standing = followed(moved, [rider(113.65, 34.77)], { now: 20 })
  expect(standing.get(7)).toMatchObject({ since: 10, trail: moved.get(7)?.trail })
  expect(followed(standing, [rider(113.65, 34.78, 200)], { now: 30 }).get(7)?.heading).toBe(200)
})
