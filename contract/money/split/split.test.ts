import { expect, test } from 'vitest'
import type { liabilities } from '#contract/orders/order-names.ts'
import { services } from '#contract/orders/service.ts'
import type { SplitShare } from '../settlement.ts'
import { divide } from './divide.ts'
import { createRandom, randomOrder, workerHold } from './random-orders-for-test.ts'
import { platformBooking, type SplitInput, split } from './split.ts'

test('Of a million random orders the shares add up to what is left, line by line, and only the platform can lose', () => {
  const random = createRandom(20_261_123)
  for (let count = 0; count < 1_000_000; count++) {
    const service = services[count % services.length] ?? 'food'
    const input = randomOrder(service, random)
    const problem = problemOf(input, split(input))
    if (problem) throw new Error(`${problem}: ${JSON.stringify(input)}`)
  }
}, 120_000)

/** What is wrong with the shares, or undefined. */
function problemOf({ paidFen, refunds }: SplitInput, shares: SplitShare[]): string | undefined {
  let left = paidFen
  for (const { amountFen } of refunds) left -= amountFen
  for (const { party, lines, amountFen } of shares) {
    left -= amountFen
    if (!Number.isInteger(amountFen)) return 'not whole fen'
    if (lines.reduce((sum, { fen }) => sum + fen, 0) !== amountFen) return `the lines of the ${party}`
    if (party !== 'platform' && amountFen < 0) return `the ${party} loses`
    if (party !== 'platform') continue
    const { commissionFen, subsidyFen, compensationFen } = platformBooking({ lines })
    if (commissionFen - subsidyFen - compensationFen !== amountFen) return 'what the platform books'
    if (Math.min(commissionFen, subsidyFen, compensationFen) < 0) return 'a booking below zero'
  }
  return left === 0 ? undefined : `${left} fen too little`
}

test('Divided amounts add up, and each part is less than one fen away from its ratio', () => {
  const random = createRandom(7)
  for (let count = 0; count < 10_000; count++) {
    const weights = Array.from({ length: 1 + random.fen(5) }, () => random.fen(1_000_000_000))
    weights.push(1)
    const amount = random.fen(1_000_000_000)
    const parts = divide(amount, weights)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
    for (const [index, part] of parts.entries()) {
      expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1)
    }
  }
})

const food: SplitInput = {
  paidFen: 3400,
  isEarned: true,
  hasWorker: true,
  terms: {
    service: 'food',
    commission: { mode: 'share', bp: 800 },
    merchantDiscountBp: 10_000,
    riderPay: { mode: 'fixed', fen: 400 as never },
    workerHold,
    merchantHold: { days: 1, hour: 6 },
  },
  bill: { service: 'food', goodsFen: 3000, packFen: 200, deliveryFen: 500, discountFen: 300, distanceM: 1000 },
  refunds: [],
}
const amounts = (input: SplitInput) =>
  Object.fromEntries(split(input).map(({ party, amountFen }) => [party, amountFen]))

test('A meal: commission is on goods and packing less the discount; the platform keeps what delivery leaves', () => {
  expect(amounts(food)).toEqual({ merchant: 2668, worker: 400, platform: 332 })
})

test('A refund is borne by who is liable, then by the platform, then as compensation', () => {
  const refunded = (amountFen: number, liability: (typeof liabilities)[number]) =>
    amounts({ ...food, refunds: [{ amountFen, liability }] })
  expect(refunded(1000, 'merchant')).toEqual({ merchant: 1668, worker: 400, platform: 332 })
  expect(refunded(1000, 'worker')).toEqual({ merchant: 2668, worker: 0, platform: -268 })
  expect(refunded(100, 'platform')).toEqual({ merchant: 2668, worker: 400, platform: 232 })
  expect(refunded(1700, 'none')).toEqual({ merchant: 1334, worker: 200, platform: 166 })
  const shares = split({ ...food, refunds: [{ amountFen: 1000, liability: 'worker' }] })
  const platform = shares.find(({ party }) => party === 'platform') ?? { lines: [] }
  expect(platformBooking(platform)).toEqual({ commissionFen: 0, subsidyFen: 0, compensationFen: 268 })
})

test('Nobody earns at an order that was not carried out', () => {
  expect(amounts({ ...food, isEarned: false })).toEqual({ platform: 3400 })
})
