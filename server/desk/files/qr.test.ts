import { expect, test } from 'vitest'
import { hasFinders } from './qr.ts'

const size = { width: 800, height: 800 }
const unit = 2
/** Dark and light along a line through a corner mark, and a gap. */
const isMark = (at: number) => [1, 0, 1, 1, 1, 0, 1, 0][Math.floor(at / unit) % 8] === 1
const isEdge = (at: number) => Math.floor(at / unit) % 8 !== 7

/** A picture drawn by whether each pixel is dark. */
function drawn(isDark: (x: number, y: number) => boolean): Buffer {
  const grey = Buffer.alloc(size.width * size.height, 255)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) if (isDark(x, y)) grey[y * size.width + x] = 0
  return grey
}

test.each([
  ['of stripes as wide as those of corner marks', drawn((x, y) => isMark(x) && isEdge(y)), false],
  ['of lines that cross as in corner marks', drawn((x, y) => isMark(x) && isMark(y)), true],
  ['of one colour', drawn(() => false), false],
])('While a picture %s is looked at, others have their turns', async (_, grey, shows) => {
  let turns = 0
  let isOver = false
  const next = () => {
    turns++
    if (!isOver) setImmediate(next)
  }
  setImmediate(next)
  expect(await hasFinders(grey, size)).toBe(shows)
  isOver = true
  expect(turns).toBeGreaterThan(15)
})
