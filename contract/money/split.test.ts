import { expect, test } from 'vitest'
import { liabilities } from '#contract/orders/reasons.ts'
import { type Service, services } from '#contract/orders/service.ts'
import { divide } from './divide.ts'
import type { SplitBill } from './earnings.ts'
import type { SplitShare } from './settlement.ts'
import type { SettlementTerms } from './settlement-terms.ts'
import { platformBooking, type SplitInput, split } from './split.ts'

const workerHold: [number, number, number, number, number] = [1, 1, 1, 1, 1]
const termsOf: Record<Service, (random: Random) => SettlementTerms> = {
  food: random => ({
    service: 'food',
    commission: random.one([
      { mode: 'share', bp: random.bp() },
      { mode: 'fixed', fen: random.fen(3000) as never },
    ]),
    merchantDiscountBp: random.bp(),
    riderPay: random.one([
      { mode: 'share', bp: random.bp() },
      { mode: 'fixed', fen: random.fen(900) as never },
      { mode: 'distance', baseFen: 400 as never, baseM: 2000, perKmFen: 80 as never, mostFen: 1200 as never },
    ]),
    workerHold,
    merchantHold: { days: 1, hour: 6 },
  }),
  errand: random => ({ service: 'errand', commissionBp: random.bp(), goodsToleranceBp: 1000, workerHold }),
  chauffeur: random => ({
    service: 'chauffeur',
    commissionBp: random.bp(),
    reducedBp: 1800,
    lowestBp: 1600,
    tierFen: 10_000 as never,
    tierRides: 10,
    workerHold,
  }),
  express: random => ({ service: 'express', marginBp: random.bp() }),
  companion: random => ({ service: 'companion', commissionBp: random.bp(), workerHold }),
  challenge: random => ({ service: 'challenge', commissionBp: random.bp(), workerHold, prizeHold: 1 }),
}

type Made = { bill: SplitBill; paidFen: number }

const bills: Record<Service, (random: Random) => Made> = {
  food: random => {
    const [goodsFen, packFen, deliveryFen] = [random.fen(20_000), random.fen(900), random.fen(900)]
    const discountFen = random.fen(goodsFen + packFen + deliveryFen)
    const paidFen = goodsFen + packFen + deliveryFen - discountFen
    const distanceM = random.one([null, random.fen(20_000)])
    return { bill: { service: 'food', goodsFen, packFen, deliveryFen, discountFen, distanceM }, paidFen }
  },
  errand: random => {
    const [feeFen, tipFen, goodsEstimateFen] = [random.fen(5000), random.fen(900), random.fen(50_000)]
    const discountFen = random.fen(feeFen)
    const paidFen = feeFen + tipFen + goodsEstimateFen - discountFen
    const goodsFen = random.one([null, random.fen(90_000)])
    return { bill: { service: 'errand', feeFen, tipFen, goodsEstimateFen, goodsFen, discountFen }, paidFen }
  },
  chauffeur: random => {
    const [rideFen, tollFen] = [random.fen(30_000), random.fen(2000)]
    return {
      bill: { service: 'chauffeur', rideFen, tollFen, ridesThatDay: random.fen(20) },
      paidFen: rideFen + tollFen,
    }
  },
  express: random => {
    const [freightFen, insuranceFen, paidFen] = [random.fen(9000), random.fen(900), random.fen(9900)]
    return { bill: { service: 'express', freightFen, insuranceFen, paidFen }, paidFen }
  },
  companion: random => {
    const priceFen = random.fen(40_000)
    const discountFen = random.fen(priceFen)
    const paidFen = priceFen - discountFen
    const awardedFen = random.one([null, random.fen(paidFen)])
    return { bill: { service: 'companion', priceFen, discountFen, awardedFen }, paidFen }
  },
  challenge: random => {
    const [feeFen, prizeFen] = random.one<[number, number]>([
      [random.fen(20_000), 0],
      [0, random.fen(50_000)],
    ])
    return { bill: { service: 'challenge', feeFen, prizeFen, hasWinner: random.fen(1) === 1 }, paidFen: feeFen }
  },
}

test('Of a million random orders the shares add up to what is left, line by line, and only the platform can lose', () => {
  const random = createRandom(20_261_123)
  for (let count = 0; count < 1_000_000; count++) {
    const service = services[count % services.length] ?? 'food'
    const input = orderOf(service, random)
    const problem = problemOf(input, split(input))
    if (problem) throw new Error(`${problem}: ${JSON.stringify(input)}`)
  }
}, 120_000)

function orderOf(service: Service, random: Random): SplitInput {
  const { bill, paidFen } = bills[service](random)
  let left = paidFen
  const refunds = Array.from({ length: random.fen(3) }, () => {
    const amountFen = random.fen(left)
    left -= amountFen
    return { amountFen, liability: random.one(liabilities) }
  })
  const [isEarned, hasWorker] = [random.fen(9) > 0, random.fen(9) > 0]
  return { paidFen, isEarned, hasWorker, terms: termsOf[service](random), bill, refunds }
}

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

type Random = ReturnType<typeof createRandom>

/** The same numbers at every run. */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const fen = (most: number) => Math.floor(next() * (most + 1))
  return {
    fen,
    bp: () => fen(10_000),
    one: <Item>(items: readonly Item[]): Item => items[fen(items.length - 1)] as Item,
  }
}
