import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignLeast } from './solve.ts'

const matrix = fc.integer({ min: 1, max: 6 }).chain(rows =>
  fc.array(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 6, maxLength: 6 }), {
    minLength: rows,
    maxLength: rows,
  }),
)

/** The least sum of all ways to choose. */
function leastSum(costs: readonly number[][], taken: readonly number[] = []): number {
  const [row, ...rest] = costs
  if (!row) return 0
  return Math.min(
    ...row.flatMap((cost, column) => (taken.includes(column) ? [] : [cost + leastSum(rest, [...taken, column])])),
  )
}

test('rows get columns of their own at the least sum', () => {
  fc.assert(
    fc.property(matrix, costs => {
      const chosen = assignLeast(costs.length, 6, (row, column) => costs[row]?.[column] ?? 0)
      expect(new Set(chosen).size).toBe(costs.length)
      const sum = chosen.reduce((all, column, row) => all + (costs[row]?.[column] ?? 0), 0)
      expect(sum).toBe(leastSum(costs))
    }),
  )
})
