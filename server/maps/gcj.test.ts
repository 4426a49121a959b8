import { expect, test } from 'vitest'
import { toGcj } from './gcj.ts'

/** Pairs as other implementations give them: https://github.com/googollee/eviltransform */
const known = [
  [
    [121.512_386_2, 31.177_401_1],
    [121.516_984_9, 31.175_306_4],
  ],
  [
    [113.457_706_4, 22.891_722_6],
    [113.462_952_6, 22.888_854_8],
  ],
  [
    [116.404, 39.915],
    [116.410_244_5, 39.916_404_4],
  ],
] as const

test.each(known)('%j in WGS-84 is %j in GCJ-02, within two metres', (from, to) => {
  const [lng, lat] = toGcj(from)
  expect(Math.abs(lng - to[0])).toBeLessThan(0.000_02)
  expect(Math.abs(lat - to[1])).toBeLessThan(0.000_02)
})
