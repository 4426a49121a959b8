import { describe, expect, test } from 'vitest'
import { closingLines } from './closing-lines.ts'
import type { Failure, FileReport } from './report.ts'

const failure = (test: string, file = 'journeys/orders/orders.test.ts'): Failure => ({
  file,
  line: 12,
  test,
  message: 'AssertionError: expected 4 to be 3\n    at orders.test.ts:12:5',
})
const fileOf = (seconds: number): FileReport => ({ file: `e2e/${seconds}.test.ts`, seconds, passed: 2, failures: [] })
const minutes = { wall: 14.96, processor: 23.04 }

describe('the last lines of a run', () => {
  test('are each failure with file, line and message, and then the counts', () => {
    const lines = closingLines({ files: [fileOf(3)], failed: [failure('an order > rings')], unsteady: [], minutes })
    expect(lines).toEqual([
      '',
      'Failed (1):',
      '  journeys/orders/orders.test.ts:12 > an order > rings',
      '    AssertionError: expected 4 to be 3',
      '        at orders.test.ts:12:5',
      '',
      '15.0 min, 23.0 min of processor time',
      '2 passed, 1 failed',
    ])
  })

  test('name what passed in the second look, which counts as passed', () => {
    const lines = closingLines({ files: [fileOf(3)], failed: [], unsteady: [failure('an order > rings')], minutes })
    expect(lines).toContain('Unsteady, passed alone in a second look (1):')
    expect(lines).toContain('  journeys/orders/orders.test.ts:12 > an order > rings')
    expect(lines.at(-1)).toBe('2 passed, 0 failed')
  })

  test('count more than five unsteady tests as failed', () => {
    const unsteady = ['a', 'b', 'c', 'd', 'e', 'f'].map(title => failure(title))
    const lines = closingLines({ files: [{ ...fileOf(3), passed: 8 }], failed: [], unsteady, minutes })
    expect(lines).toContain('Unsteady, passed alone in a second look (6, more than 5: the run fails):')
    expect(lines.at(-1)).toBe('2 passed, 6 failed')
  })

  test('have the ten slowest files, and no list of a short run', () => {
    const files = Array.from({ length: 12 }, (_, index) => fileOf(index))
    const lines = closingLines({ files, failed: [], unsteady: [], minutes: { wall: 1, processor: null } })
    expect(lines.filter(line => line.includes(' s  '))).toHaveLength(10)
    expect(lines[2]).toBe('    11 s  e2e/11.test.ts')
    expect(lines.at(-2)).toBe('1.0 min')
    const short = closingLines({ files: files.slice(0, 9), failed: [], unsteady: [], minutes })
    expect(short).not.toContain('Slowest files:')
  })

  test('say what failed without a test', () => {
    const message = 'Check and build: Failed: sizes.ts.'
    const failed = [{ file: '', line: null, test: null, message }]
    expect(closingLines({ files: [], failed, unsteady: [], minutes })).toContain(`    ${message}`)
  })
})
