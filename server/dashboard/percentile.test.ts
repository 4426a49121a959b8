import { expect, test } from 'vitest'
import { type Sum, waitBounds, waitClasses } from '#server/dashboard/figures/index.ts'
import { quickOf, waitOf } from './percentile.ts'

/** The classes that orders with these waits are counted in. */
function classed(waits: readonly number[]): Record<Sum, number> {
  const counts = waitClasses.map((name, at) => {
    const [above, most] = [waitBounds[at - 1] ?? -1, waitBounds[at] ?? Number.POSITIVE_INFINITY]
    return [name, waits.filter(wait => wait > above && wait <= most).length]
  })
  return Object.fromEntries(counts) as Record<Sum, number>
}

/** The longest of the shortest waits that make this share. */
const exact = (waits: readonly number[], share: number) =>
  waits.toSorted((one, other) => one - other)[Math.ceil(share * waits.length) - 1] ?? 0

test('A percentile lies in the class of the exact one', () => {
  for (let round = 0; round < 200; round += 1) {
    const waits = Array.from({ length: 1 + (round % 60) }, () => Math.floor(Math.random() ** 3 * 4000))
    for (const share of [0.5, 0.9]) {
      const [value, right] = [waitOf(classed(waits), share) ?? -1, exact(waits, share)]
      const at = waitBounds.findIndex(bound => right <= bound)
      const [from, to] = at < 0 ? [3600, 3600] : [waitBounds[at - 1] ?? 0, waitBounds[at] ?? 0]
      expect(value).toBeGreaterThanOrEqual(from)
      expect(value).toBeLessThanOrEqual(to)
    }
  }
})

test('Nothing waited for has no percentile, and an hour or more is an hour', () => {
  expect(waitOf(classed([]), 0.5)).toBeNull()
  expect(waitOf(classed([4000, 9000]), 0.5)).toBe(3600)
})

test('Five minutes are quick, a second more is not', () => {
  expect(quickOf(classed([0, 15, 300, 301, 5000]))).toBe(3)
})
