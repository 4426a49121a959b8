import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fingerprintOf, orientationsOf } from './fingerprint.ts'

/** Patches of grey that look the same from no two sides. */
const patches = Array.from({ length: 40 }, (_none, at) => {
  const [x, y, grey] = [(at * 37) % 240, (at * 53) % 160, (at * 97) % 256]
  return `<rect x="${x}" y="${y}" width="${9 + (at % 7) * 8}" height="${8 + (at % 5) * 9}" fill="rgb(${grey},${grey},${grey})"/>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#eee"/>${patches.join('')}</svg>`
const picture = () => sharp(Buffer.from(svg))

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
