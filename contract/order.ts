import { z } from 'zod'
import { About } from './about.ts'
import { movers } from './moves.ts'
import { orderMoves, orderStates, services } from './service.ts'
import { Fen, Id, Moment } from './values.ts'

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

/** Why an order is cancelled, and with that who is liable by default. The first letter says whose reason it is. */
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
] as const
export type CancelCode = (typeof cancelCodes)[number]

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
  about: About,
  urges: z.int(),
  /** The colleague who takes care of it. */
  claimedBy: z.object({ id: Id, name: z.string() }).nullable(),
  /** The colleague who is choosing a worker for it right now. */
  leasedBy: z.object({ id: Id, name: z.string() }).nullable(),
  version: z.int(),
  /** What this reader may do with it now. The browser draws these and compares no states. */
  allowed: z.array(z.enum(staffMoves)),
})
export type OrderRow = z.output<typeof OrderRow>

export const TimelineEntry = z.object({
  id: Id,
  at: Moment,
  action: z.enum(['place', 'note', 'claim', 'release', 'askRefund', 'decideRefund', ...orderMoves]),
  actor: z.object({ kind: z.enum([...movers, 'system']), name: z.string() }),
  to: z.enum(orderStates).nullable(),
  reason: z.string().nullable(),
  /** The person it was about, the worker of an assignment for one. */
  about: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

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
})
export type OrderDetail = z.output<typeof OrderDetail>
