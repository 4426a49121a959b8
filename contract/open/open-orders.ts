import { z } from 'zod'
import { Fen, fen, longText, Metres, shortText } from '#contract/base/values.ts'
import { challengeKinds } from '#contract/orders/services/challenge.ts'
import { companionKinds } from '#contract/orders/services/companion.ts'
import { errandKinds } from '#contract/orders/services/errand.ts'
import { CityCode, ExternalNo, OccurredAt, Phone, Place, Plate } from './open-values.ts'

/** The order as the customers' app sends it, one schema for each service. */

const Placed = z.object({
  externalNo: ExternalNo,
  cityCode: CityCode,
  placedAt: OccurredAt,
  customer: z.object({ externalId: ExternalNo, name: shortText, phone: Phone }),
  payFen: Fen.describe(
    'What the customer pays: the parts of the bill less the discount. Of a ride the estimate; what is due comes with the move `end`.',
  ),
  note: longText.default(''),
})
const promisedAt = OccurredAt

const Line = z.object({ name: shortText, quantity: z.int().min(1).max(99), priceFen: Fen })

const PlacedFood = Placed.extend({
  service: z.literal('food'),
  promisedAt,
  merchant: Place,
  receiver: Place,
  lines: z.array(Line).min(1).max(50),
  packFen: Fen,
  deliveryFen: Fen,
  discountFen: Fen,
}).refine(order => goodsFenOf(order.lines) + order.packFen + order.deliveryFen - order.discountFen === order.payFen, {
  path: ['payFen'],
  params: { word: 'billDiffers' },
})

const PlacedChauffeur = Placed.extend({
  service: z.literal('chauffeur'),
  bookedFor: OccurredAt.optional().describe('Left out for an immediate ride.'),
  passenger: z.object({ name: shortText, phone: Phone }),
  from: Place,
  to: Place.optional().describe('Left out when it is decided on the way.'),
  plate: Plate,
  car: shortText,
  gearbox: z.enum(['auto', 'manual']),
  estimatedM: Metres,
})

/** The maximum that a rider advances for a customer. */
const mostAdvancedFen = 50_000
/** Goods of a higher value must be insured. */
const mostUninsuredFen = 500_000

const PlacedErrand = Placed.extend({
  service: z.literal('errand'),
  kind: z.enum(errandKinds),
  promisedAt,
  pickup: Place.optional().describe('Left out if the rider may buy it anywhere near.'),
  drop: Place,
  goods: longText.min(1),
  weightG: z.int().min(0).max(50_000),
  goodsValueFen: Fen,
  insuredFen: Fen,
  goodsEstimateFen: Fen.describe('The estimated price of the goods to buy.'),
  minutes: z.int().min(0).max(720).describe('How long to stand in a queue; 0 for the other kinds.'),
  feeFen: Fen,
  tipFen: Fen,
  discountFen: Fen,
})
  .refine(order => order.feeFen + order.tipFen + order.goodsEstimateFen - order.discountFen === order.payFen, {
    path: ['payFen'],
    params: { word: 'billDiffers' },
  })
  .refine(order => order.goodsEstimateFen <= mostAdvancedFen, {
    path: ['goodsEstimateFen'],
    params: { word: 'advanceTooHigh' },
  })
  .refine(order => order.goodsValueFen <= mostUninsuredFen || order.insuredFen > 0, {
    path: ['insuredFen'],
    params: { word: 'insureIt' },
  })
  .refine(order => order.kind !== 'queue' || order.minutes >= 15, {
    path: ['minutes'],
    params: { word: 'queueTooShort' },
  })

const PlacedExpress = Placed.extend({
  service: z.literal('express'),
  carrier: shortText,
  sender: Place,
  receiver: Place,
  goods: shortText,
  weightG: z.int().min(1).max(50_000),
  freightFen: Fen,
  insuranceFen: Fen,
}).refine(order => order.freightFen + order.insuranceFen === order.payFen, {
  path: ['payFen'],
  params: { word: 'billDiffers' },
})

/** A note must not contain the password of a game account. */
const freeOfPasswords = longText.default('').refine(note => !/密码|password|passwd/i.test(note), {
  params: { word: 'noPasswords' },
})

const PlacedCompanion = Placed.extend({
  service: z.literal('companion'),
  kind: z.enum(companionKinds),
  game: shortText,
  gameServer: shortText,
  rank: z.string().trim().max(40).default(''),
  unit: z.enum(['hour', 'round']),
  quantity: z.int().min(1).max(24),
  unitPriceFen: Fen,
  discountFen: Fen,
  startAt: OccurredAt,
  companionId: ExternalNo.optional().describe('Left out if any companion may take it.'),
  note: freeOfPasswords,
}).refine(order => order.quantity * order.unitPriceFen - order.discountFen === order.payFen, {
  path: ['payFen'],
  params: { word: 'billDiffers' },
})

const PlacedChallenge = Placed.extend({
  service: z.literal('challenge'),
  kind: z.enum(challengeKinds),
  game: shortText,
  bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  startAt: OccurredAt,
  prizeFen: Fen.describe(
    "A prize of the platform's own, never of a player's. Only an `event` has one: 0 for a `coach`.",
  ),
  stakeFen: Fen.default(fen(0)).describe(
    'The stake of a player. Only 0 is accepted, because bets between players are not permitted.',
  ),
  note: freeOfPasswords,
})
  .refine(order => order.stakeFen === 0, { path: ['stakeFen'], params: { word: 'noStakes' } })
  .refine(order => (order.kind === 'event' ? order.payFen === 0 : order.payFen >= 500 && order.payFen <= 20_000), {
    path: ['payFen'],
    params: { word: 'challengeFee' },
  })
  // Of a match against a companion the fee is divided, whoever wins: a prize would have nobody to get it.
  .refine(order => order.kind === 'event' || order.prizeFen === 0, {
    path: ['prizeFen'],
    params: { word: 'prizeOfEvent' },
  })

export const OpenOrder = z.discriminatedUnion('service', [
  PlacedFood,
  PlacedChauffeur,
  PlacedErrand,
  PlacedExpress,
  PlacedCompanion,
  PlacedChallenge,
])
export type OpenOrder = z.input<typeof OpenOrder>
export type PlacedOrder = z.output<typeof OpenOrder>

/** The sum of the lines in fen, before packing, delivery and discount. */
export function goodsFenOf(lines: { quantity: number; priceFen: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.priceFen, 0)
}
