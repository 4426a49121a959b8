import { expect, test } from 'vitest'
import { hitAt } from './hits.ts'

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
]

test('a corner is found before the side that it ends, a side before the ground', () => {
  const open = { isClosed: false, pixel: 1 }
  expect(hitAt({ x: 95, y: 4 }, corners, open)).toEqual({ of: 'corner', at: 1 })
  expect(hitAt({ x: 50, y: 5 }, corners, open)).toEqual({ of: 'side', at: 0 })
  expect(hitAt({ x: 50, y: 20 }, corners, open)).toEqual({ of: 'ground' })
  expect(hitAt({ x: 0, y: 0 }, [], open)).toEqual({ of: 'ground' })
})

test('the side that closes the line is there once it is closed', () => {
  const spot = { x: 50, y: 52 }
  expect(hitAt(spot, corners, { isClosed: false, pixel: 1 })).toEqual({ of: 'ground' })
  expect(hitAt(spot, corners, { isClosed: true, pixel: 1 })).toEqual({ of: 'side', at: 2 })
})

test('what is near is as near on every screen', () => {
  expect(hitAt({ x: 50, y: 12 }, corners, { isClosed: false, pixel: 2 })).toEqual({ of: 'side', at: 0 })
})
