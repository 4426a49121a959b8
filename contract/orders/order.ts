import { z } from 'zod'
import { Fen, Id, Moment } from '#contract/base/values.ts'
import { RefundRow } from '#contract/money/refund.ts'
import type { ReasonCode } from './reasons.ts'
import { orderStates, services } from './service.ts'
import { ServiceDetails } from './service-details.ts'
import { TimelineEntry } from './timeline.ts'

/** The moves a person at the desk can make; each is an operation of the same name. */
export const staffMoves = [
  'accept',
  'assign',
  'reassign',
  'handBack',
  'retry',
  'rebook',
  'flag',
  'resume',
  'sendBack',
  'confirmGoods',
  'end',
  'adjustFee',
  'settleHelp',
  'arbitrate',
  'awardCustomer',
  'split',
  'awardCompanion',
  'judge',
  'judgeAgain',
  'annul',
  'urge',
  'changeAddress',
  'complete',
  'cancel',
] as const
export type StaffMove = (typeof staffMoves)[number]

/** Why the desk cancels an order, of the reasons there are. */
export const cancelCodes = [
  'U01',
  'U02',
  'U03',
  'U05',
  'U06',
  'M01',
  'M03',
  'M04',
  'R01',
  'R02',
  'W01',
  'W03',
  'W05',
  'G01',
  'S04',
  'Z99',
] as const satisfies readonly ReasonCode[]
export type CancelCode = (typeof cancelCodes)[number]

/** What the desk does besides moving it; `takeOver` claims what a colleague has, `reveal` asks for a phone number. */
export const followUps = ['claim', 'takeOver', 'release', 'note', 'askRefund', 'reveal'] as const
export type FollowUp = (typeof followUps)[number]

/** Where money back to the customer stands. `partial`: some of it went back, and nothing more is on its way. */
export const refundStates = ['none', 'applying', 'processing', 'partial', 'refunded', 'rejected', 'failed'] as const

/** A place as the desk sees it, its phone masked. */
export const PlaceView = z.object({
  name: z.string(),
  detail: z.string(),
  phone: z.string(),
  lng: z.number(),
  lat: z.number(),
})
export type PlaceView = z.output<typeof PlaceView>

export const OrderRow = z.object({
  id: Id,
  no: z.string(),
  service: z.enum(services),
  state: z.enum(orderStates),
  /** When the order entered `state`, and when that is too long; null where no clock runs. */
  stateAt: Moment,
  dueAt: Moment.nullable(),
  placedAt: Moment,
  promisedAt: Moment.nullable(),
  customer: z.object({ id: Id, name: z.string(), phone: z.string() }),
  /** Shop, pick-up, start or sender; and where it goes. Null where there is no such place. */
  from: PlaceView.nullable(),
  to: PlaceView.nullable(),
  /** By the streets, from one to the other. */
  distanceM: z.int().nullable(),
  payFen: Fen,
  paidFen: Fen,
  refundedFen: Fen,
  refund: z.enum(refundStates),
  worker: z.object({ id: Id, name: z.string(), phone: z.string() }).nullable(),
  about: ServiceDetails,
  urges: z.int(),
  /** The colleague who takes care of it. */
  claimedBy: z.object({ id: Id, name: z.string(), at: Moment }).nullable(),
  /** The colleague who is choosing a worker for it right now. */
  leasedBy: z.object({ id: Id, name: z.string() }).nullable(),
  version: z.int(),
  /** What this reader may do with it now. The browser draws these and compares no states. */
  allowed: z.array(z.enum(staffMoves)),
  followUps: z.array(z.enum(followUps)),
})
export type OrderRow = z.output<typeof OrderRow>

/** The lines of bills; those below zero are taken off. */
export const billLines = [
  'goods',
  'pack',
  'delivery',
  'fee',
  'tip',
  'freight',
  'insurance',
  'ride',
  'toll',
  'playing',
  'challenge',
  'discount',
] as const

export const OrderDetail = OrderRow.extend({
  /** The things on a food order; empty for the other services. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), priceFen: Fen })),
  /** Fen; together they make `payFen`. */
  bill: z.array(z.object({ line: z.enum(billLines), fen: z.int() })),
  cancelCode: z.enum(cancelCodes).nullable(),
  customerNote: z.string(),
  externalNo: z.string(),
  /** What the two sides of a dispute brought forward, oldest first. */
  evidence: z.array(z.object({ by: z.string(), text: z.string(), at: Moment })),
  timeline: z.array(TimelineEntry),
  /** What colleagues wrote down, the newest first. */
  notes: z.array(z.object({ id: Id, by: z.string(), at: Moment, text: z.string() })),
  /** The newest first. */
  refunds: z.array(RefundRow),
  /** What was paid, is not back and not on its way. */
  leftFen: Fen,
  /** Where whoever has it in hand was last heard of, and how far that is from the end, by where it begins unless that is done. */
  whereabouts: z
    .object({ lng: z.number(), lat: z.number(), at: Moment, isLoaded: z.boolean(), toGoM: z.int() })
    .nullable(),
})
export type OrderDetail = z.output<typeof OrderDetail>
