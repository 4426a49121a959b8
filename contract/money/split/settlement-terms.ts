import { z } from 'zod'
import { Fen, Metres } from '#contract/base/values.ts'

/** How the money of an order is divided, by service. An order keeps the terms of the moment it was paid. */

const Bp = z.int().min(0).max(10_000)
/** At most 90 days. */
const Hold = z.int().min(0).max(7_776_000)

/** How long what a worker earned is held after the end of the order, in seconds, by the worker's level from 1 to 5. */
const HoldByLevel = z.tuple([Hold, Hold, Hold, Hold, Hold])

const Commission = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('share'), bp: Bp }),
  z.object({ mode: z.literal('fixed'), fen: Fen }),
])

/** What a rider gets for a delivery: the same for each, a share of the delivery fee, or by distance up to a maximum. */
const RiderPay = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('fixed'), fen: Fen }),
  z.object({ mode: z.literal('share'), bp: Bp }),
  z.object({ mode: z.literal('distance'), baseFen: Fen, baseM: Metres, perKmFen: Fen, mostFen: Fen }),
])

const FoodTerms = z.object({
  service: z.literal('food'),
  /** On goods and packing less the merchant's part of the discount. */
  commission: Commission,
  /** The part of a discount that the merchant bears; the platform bears the rest. */
  merchantDiscountBp: Bp,
  riderPay: RiderPay,
  workerHold: HoldByLevel,
  /** The merchant's share is released at this hour (Shanghai), so many days after the order ended. */
  merchantHold: z.object({ days: z.int().min(0).max(90), hour: z.int().min(0).max(23) }),
})

const ErrandTerms = z.object({
  service: z.literal('errand'),
  /** On the fee, not on tips and goods. */
  commissionBp: Bp,
  /** How much more than expected the goods may have cost, in basis points of the estimate. */
  goodsToleranceBp: Bp,
  workerHold: HoldByLevel,
})

const ChauffeurTerms = z.object({
  service: z.literal('chauffeur'),
  /** On the ride without tolls: as a rule; where the amount or the number of rides that day is above its tier; where both are. */
  commissionBp: Bp,
  reducedBp: Bp,
  lowestBp: Bp,
  tierFen: Fen,
  tierRides: z.int().min(0).max(1000),
  workerHold: HoldByLevel,
})

const ExpressTerms = z.object({
  service: z.literal('express'),
  /** The platform's part of the freight; the rest is owed to the carrier. */
  marginBp: Bp,
})

const CompanionTerms = z.object({
  service: z.literal('companion'),
  /** On the full price; a discount is the platform's. */
  commissionBp: Bp,
  workerHold: HoldByLevel,
})

const ChallengeTerms = z.object({
  service: z.literal('challenge'),
  commissionBp: Bp,
  workerHold: HoldByLevel,
  /** Seconds until a prize is paid: as long as staff may judge again. */
  prizeHold: Hold,
})

export const SettlementTerms = z.discriminatedUnion('service', [
  FoodTerms,
  ErrandTerms,
  ChauffeurTerms,
  ExpressTerms,
  CompanionTerms,
  ChallengeTerms,
])
export type SettlementTerms = z.output<typeof SettlementTerms>
export type TermsOf<S extends SettlementTerms['service']> = Extract<SettlementTerms, { service: S }>
