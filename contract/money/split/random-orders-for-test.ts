import { liabilities } from '#contract/orders/order-names.ts'
import type { Service } from '#contract/orders/service.ts'
import type { SettlementTerms } from './settlement-terms.ts'
import type { SplitInput } from './split.ts'
import type { SplitBill } from './split-bill.ts'

export const workerHold: [number, number, number, number, number] = [1, 1, 1, 1, 1]
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

/** An order of a service with any terms, bill and refunds. */
export function randomOrder(service: Service, random: Random): SplitInput {
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

type Random = ReturnType<typeof createRandom>

/** The same numbers at every run. */
export function createRandom(seed: number) {
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
