import type { ShareLine, ShareLineName, SplitShare } from '../settlement.ts'
import { divide, partOf } from './divide.ts'
import type { SettlementTerms, TermsOf } from './settlement-terms.ts'
import type { SplitBill } from './split-bill.ts'

type BillOf<S extends SplitBill['service']> = Extract<SplitBill, { service: S }>

/** Lines of the parties, and of the platform, which gets the rest. */
export type Earned = { others: Pick<SplitShare, 'party' | 'lines'>[]; platform: ShareLine[] }

type Input = { terms: SettlementTerms; bill: SplitBill; hasWorker: boolean }

export function earnedOf({ terms, bill, hasWorker }: Input): Earned {
  const by = { food, errand, chauffeur, express, companion, challenge }[bill.service] as (
    bill: SplitBill,
    terms: SettlementTerms,
    hasWorker: boolean,
  ) => Earned
  if (terms.service !== bill.service) throw new Error(`Terms of ${terms.service} for a bill of ${bill.service}.`)
  return by(bill, terms, hasWorker)
}

const line = (name: ShareLineName, fen: number): ShareLine => ({ line: name, fen })

/** The share of a worker; without one the platform keeps it. */
function withWorker(hasWorker: boolean, lines: ShareLine[], platform: ShareLine[]): Earned {
  if (hasWorker) return { others: [{ party: 'worker', lines }], platform }
  return { others: [], platform: [...lines, ...platform] }
}

function food(bill: BillOf<'food'>, terms: TermsOf<'food'>, hasWorker: boolean): Earned {
  const { goodsFen, packFen, deliveryFen, discountFen } = bill
  const sold = goodsFen + packFen
  const [borne = 0] = divide(discountFen, [terms.merchantDiscountBp, 10_000 - terms.merchantDiscountBp])
  const merchantDiscountFen = Math.min(borne, sold)
  const base = sold - merchantDiscountFen
  const commissionFen =
    terms.commission.mode === 'fixed' ? Math.min(terms.commission.fen, base) : partOf(base, terms.commission.bp)
  const riderFen = hasWorker ? riderPayOf(bill, terms) : 0
  return {
    others: [
      {
        party: 'merchant',
        lines: [
          line('goods', goodsFen),
          line('pack', packFen),
          line('discount', -merchantDiscountFen),
          line('commission', -commissionFen),
        ],
      },
      ...(hasWorker ? [{ party: 'worker' as const, lines: [line('deliveryPay', riderFen)] }] : []),
    ],
    platform: [
      line('commission', commissionFen),
      line('delivery', deliveryFen),
      line('deliveryPay', -riderFen),
      line('discount', merchantDiscountFen - discountFen),
    ],
  }
}

function riderPayOf({ deliveryFen, distanceM }: BillOf<'food'>, { riderPay }: TermsOf<'food'>): number {
  if (riderPay.mode === 'fixed') return riderPay.fen
  if (riderPay.mode === 'share') return partOf(deliveryFen, riderPay.bp)
  const { baseFen, baseM, perKmFen, mostFen } = riderPay
  const furtherM = Math.max(0, (distanceM ?? 0) - baseM)
  return Math.min(mostFen, baseFen + Math.floor((furtherM * perKmFen) / 1000))
}

function errand(bill: BillOf<'errand'>, terms: TermsOf<'errand'>, hasWorker: boolean): Earned {
  const { feeFen, tipFen, goodsEstimateFen, goodsFen, discountFen } = bill
  const most = goodsEstimateFen + partOf(goodsEstimateFen, terms.goodsToleranceBp)
  const advancedFen = Math.min(goodsFen ?? goodsEstimateFen, most)
  const commissionFen = partOf(feeFen, terms.commissionBp)
  return withWorker(
    hasWorker,
    [line('fee', feeFen), line('tip', tipFen), line('goods', advancedFen), line('commission', -commissionFen)],
    [
      line('commission', commissionFen),
      line('goodsLeft', goodsEstimateFen - advancedFen),
      line('discount', -discountFen),
    ],
  )
}

function chauffeur(bill: BillOf<'chauffeur'>, terms: TermsOf<'chauffeur'>, hasWorker: boolean): Earned {
  const { rideFen, tollFen, ridesThatDay } = bill
  const above = Number(rideFen + tollFen > terms.tierFen) + Number(ridesThatDay >= terms.tierRides)
  const bp = [terms.commissionBp, terms.reducedBp, terms.lowestBp][above] ?? terms.lowestBp
  const commissionFen = partOf(rideFen, bp)
  return withWorker(
    hasWorker,
    [line('ride', rideFen), line('toll', tollFen), line('commission', -commissionFen)],
    [line('commission', commissionFen)],
  )
}

function express({ freightFen, insuranceFen, paidFen }: BillOf<'express'>, { marginBp }: TermsOf<'express'>): Earned {
  const carriageFen = freightFen - partOf(freightFen, marginBp)
  return {
    others: [{ party: 'carrier', lines: [line('carriage', carriageFen), line('insurance', insuranceFen)] }],
    platform: [line('freight', paidFen - insuranceFen), line('carriage', -carriageFen)],
  }
}

function companion(bill: BillOf<'companion'>, { commissionBp }: TermsOf<'companion'>, hasWorker: boolean): Earned {
  const { priceFen, discountFen, awardedFen } = bill
  if (awardedFen !== null) {
    const rest = line('verdict', priceFen - discountFen - awardedFen)
    return withWorker(hasWorker, [line('verdict', awardedFen)], [rest])
  }
  const commissionFen = partOf(priceFen, commissionBp)
  return withWorker(
    hasWorker,
    [line('playing', priceFen), line('commission', -commissionFen)],
    [line('commission', commissionFen), line('discount', -discountFen)],
  )
}

/** A match against a companion costs a fee, whoever wins; a prize is the platform's, and nobody's after a draw. */
function challenge(bill: BillOf<'challenge'>, { commissionBp }: TermsOf<'challenge'>, hasWorker: boolean): Earned {
  const { feeFen, prizeFen, hasWinner } = bill
  if (prizeFen > 0 && hasWinner) {
    return { others: [{ party: 'winner', lines: [line('prize', prizeFen)] }], platform: [line('prize', -prizeFen)] }
  }
  const commissionFen = partOf(feeFen, commissionBp)
  return withWorker(
    hasWorker && feeFen > 0,
    [line('challenge', feeFen), line('commission', -commissionFen)],
    [line('commission', commissionFen)],
  )
}
