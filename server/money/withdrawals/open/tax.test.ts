import { expect, test } from 'vitest'
import { fen } from '#contract/base/values.ts'
import { taxAfter } from './tax.ts'

const share = { percent: 20, freeFen: fen(80_000) }

test('Nothing is withheld up to the free sum of the month, then the share of what is above it', () => {
  expect(taxAfter({ amountFen: 0, taxFen: 0 }, 80_000, share)).toBe(0)
  expect(taxAfter({ amountFen: 0, taxFen: 0 }, 80_004, share)).toBe(0)
  expect(taxAfter({ amountFen: 0, taxFen: 0 }, 80_005, share)).toBe(1)
  expect(taxAfter({ amountFen: 80_005, taxFen: 1 }, 5, share)).toBe(1)
})

test('A month in any parts costs what it costs in one, and no part more than its share', () => {
  for (let round = 0; round < 2000; round += 1) {
    const terms = { percent: 1 + (round % 45), freeFen: fen((round * 7919) % 200_000) }
    const parts = Array.from({ length: 1 + (round % 8) }, (_, at) => 1 + ((round * 104_729 + at * 15_485) % 100_000))
    const month = { amountFen: 0, taxFen: 0 }
    for (const part of parts) {
      const tax = taxAfter(month, part, terms)
      expect(tax).toBeLessThanOrEqual(Math.ceil((part * terms.percent) / 100))
      month.amountFen += part
      month.taxFen += tax
    }
    // Of each part less than a fen is rounded away, which the next ones make up for.
    const whole = taxAfter({ amountFen: 0, taxFen: 0 }, month.amountFen, terms)
    expect(whole - month.taxFen).toBeLessThanOrEqual(parts.length)
    expect(month.taxFen).toBeLessThanOrEqual(whole)
  }
})

test('A month of which too much was withheld, since one was given back, is made up for by the next', () => {
  expect(taxAfter({ amountFen: 0, taxFen: 500 }, 81_000, share)).toBe(0)
  expect(taxAfter({ amountFen: 100_000, taxFen: 4500 }, 10_000, share)).toBe(1500)
})
