import { expect, test } from 'vitest'
import { toGcj } from './gcj.ts'

/** Pairs as other implementations give them: https://github.com/googollee/eviltransform */
const known = [
  [
    [121.527_210_6, 31.177_427_6],
    [121.531_541_859, 31.175_303_984],
  ],
  [
    [113.912_316, 22.543_847],
    [113.917_176_481, 22.540_796_132],
  ],
  [
    [116.377_817, 39.911_954],
    [116.384_047_225, 39.913_345_455],
  ],
] as const

test.each(known)('%j in WGS-84 is %j in GCJ-02, within two metres', (from, to) => {
  const [lng, lat] = toGcj(from)
  expect(Math.abs(lng - to[0])).toBeLessThan(0.000_02)
  expect(Math.abs(lat - to[1])).toBeLessThan(0.000_02)
})
