import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fingerprintOf, orientationsOf } from './fingerprint.ts'

const size = { width: 240, height: 160 }

/** Patches of grey that look the same from no two sides, as pixels: the product refuses to read SVG in the whole process. */
function pixels(): Buffer {
  const grey = Buffer.alloc(size.width * size.height, 238)
  for (let at = 0; at < 40; at++) {
    const [left, top] = [(at * 37) % size.width, (at * 53) % size.height]
    for (let y = top; y < Math.min(size.height, top + 8 + (at % 5) * 9); y++)
      grey.fill((at * 97) % 256, y * size.width + left, y * size.width + Math.min(size.width, left + 9 + (at % 7) * 8))
  }
  return grey
}
const picture = () => sharp(pixels(), { raw: { ...size, channels: 1 } })

const differences = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length

test('A picture that was mirrored or turned has one of the fingerprints of its orientations', async () => {
  const original = await fingerprintOf(await picture().png().toBuffer())
  const known = orientationsOf(original)
  expect(known).toHaveLength(8)
  expect(known[0]).toBe(original)
  for (const degrees of [0, 90, 180, 270]) {
    for (const isMirrored of [false, true]) {
      const turned = await sharp(await picture().flop(isMirrored).png().toBuffer())
        .rotate(degrees)
        .png()
        .toBuffer()
      const found = await fingerprintOf(turned)
      const distances = known.map(one => differences(one, found))
      expect(Math.min(...distances), `turned by ${degrees}°, mirrored: ${isMirrored}`).toBeLessThanOrEqual(12)
      expect(distances.filter(distance => distance <= 12)).toHaveLength(1)
    }
  }
})
