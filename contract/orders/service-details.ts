import { z } from 'zod'
import { Fen, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { challengeKinds } from './services/challenge.ts'
import { companionKinds } from './services/companion.ts'
import { errandKinds } from './services/errand.ts'

/** The details of an order that differ by service, as list and drawer show them. */

const FoodDetails = z.object({
  service: z.literal('food'),
  items: z.string(),
  /** Pieces, over all lines. */
  itemCount: z.int(),
})

const ChauffeurDetails = z.object({
  service: z.literal('chauffeur'),
  bookedFor: Moment.nullable(),
  /** May be another person than the customer. */
  passenger: z.object({ name: z.string(), phone: z.string() }),
  /** The middle is masked. */
  plate: z.string(),
  car: z.string(),
  gearbox: z.enum(['auto', 'manual']),
  drivenM: z.int().nullable(),
  waitSeconds: z.int().nullable(),
  /** When somebody in the car called for help, and when staff settled that. */
  helpAt: Moment.nullable(),
  helpSettledAt: Moment.nullable(),
  isUnpaid: z.boolean(),
})

const ErrandDetails = z.object({
  service: z.literal('errand'),
  kind: z.enum(errandKinds),
  goods: WrittenText,
  weightG: z.int(),
  goodsValueFen: Fen,
  insuredFen: Fen,
  goodsEstimateFen: Fen,
  /** By the receipt. */
  goodsFen: Fen.nullable(),
  minutes: z.int(),
})

const ExpressDetails = z.object({
  service: z.literal('express'),
  carrier: z.string(),
  goods: WrittenText,
  waybillNo: z.string().nullable(),
  courier: WrittenText.nullable(),
  weightG: z.int(),
  realWeightG: z.int().nullable(),
  freightFen: Fen,
  realFreightFen: Fen.nullable(),
  /** Above 0 the customer owes so much for the weight; below 0 so much is owed to the customer. */
  differenceFen: z.int(),
  track: WrittenText.nullable(),
})

const CompanionDetails = z.object({
  service: z.literal('companion'),
  kind: z.enum(companionKinds),
  game: z.string(),
  gameServer: z.string(),
  rank: z.string(),
  unit: z.enum(['hour', 'round']),
  quantity: z.int(),
  startAt: Moment,
  /** What the customer wants back. */
  askedFen: Fen.nullable(),
  /** How staff divided `paidFen`. */
  verdict: z.object({ customerFen: Fen, companionFen: Fen, platformFen: Fen }).nullable(),
})

export const winners = ['customer', 'opponent', 'draw'] as const

const Report = z.object({ by: z.string(), winner: z.enum(winners), score: z.string() })

const ChallengeDetails = z.object({
  service: z.literal('challenge'),
  kind: z.enum(challengeKinds),
  game: z.string(),
  bestOf: z.int(),
  startAt: Moment,
  prizeFen: Fen,
  opponent: z.string().nullable(),
  reports: z.array(Report),
  winner: z.enum(winners).nullable(),
})

export const ServiceDetails = z.discriminatedUnion('service', [
  FoodDetails,
  ChauffeurDetails,
  ErrandDetails,
  ExpressDetails,
  CompanionDetails,
  ChallengeDetails,
])
export type ServiceDetails = z.output<typeof ServiceDetails>
