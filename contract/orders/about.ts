import { z } from 'zod'
import { Fen, Moment } from '#contract/base/values.ts'
import { companionKinds } from '#contract/open/open-orders.ts'
import { challengeKinds } from './services/challenge.ts'
import { errandKinds } from './services/errand.ts'

/** What only orders of one service have, as the desk sees it: in the list, and in the drawer. */

const AboutFood = z.object({
  service: z.literal('food'),
  items: z.string(),
  /** Pieces, over all lines. */
  itemCount: z.int(),
})

const AboutChauffeur = z.object({
  service: z.literal('chauffeur'),
  bookedFor: Moment.nullable(),
  /** Who is driven; may be another person than who ordered. */
  passenger: z.object({ name: z.string(), phone: z.string() }),
  /** The middle of it hidden. */
  plate: z.string(),
  car: z.string(),
  gearbox: z.enum(['auto', 'manual']),
  drivenM: z.int().nullable(),
  waitSeconds: z.int().nullable(),
  /** Somebody in the car called for help, and when the desk had settled that. */
  helpAt: Moment.nullable(),
  helpSettledAt: Moment.nullable(),
  isUnpaid: z.boolean(),
})

const AboutErrand = z.object({
  service: z.literal('errand'),
  kind: z.enum(errandKinds),
  goods: z.string(),
  weightG: z.int(),
  goodsValueFen: Fen,
  insuredFen: Fen,
  goodsEstimateFen: Fen,
  /** By the receipt. */
  goodsFen: Fen.nullable(),
  minutes: z.int(),
})

const AboutExpress = z.object({
  service: z.literal('express'),
  carrier: z.string(),
  goods: z.string(),
  waybillNo: z.string().nullable(),
  courier: z.string().nullable(),
  weightG: z.int(),
  realWeightG: z.int().nullable(),
  freightFen: Fen,
  realFreightFen: Fen.nullable(),
  /** What the customer still owes for the weight (more than 0) or is owed (less). */
  differenceFen: z.int(),
  track: z.string().nullable(),
})

const AboutCompanion = z.object({
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
  /** How the desk shared `paidFen` out. */
  verdict: z.object({ customerFen: Fen, companionFen: Fen, platformFen: Fen }).nullable(),
})

export const winners = ['customer', 'opponent', 'draw'] as const

const Report = z.object({ by: z.string(), winner: z.enum(winners), score: z.string() })

const AboutChallenge = z.object({
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

export const About = z.discriminatedUnion('service', [
  AboutFood,
  AboutChauffeur,
  AboutErrand,
  AboutExpress,
  AboutCompanion,
  AboutChallenge,
])
export type About = z.output<typeof About>
