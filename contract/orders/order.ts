import { z } from 'zod'
import { Fen, FenTotal, Id, Moment, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { RefundRow } from '#contract/money/refund.ts'
import { cancelCodes, followUps, refundStates, staffMoves } from './order-names.ts'
import { orderStates, services } from './service.ts'
import { ServiceDetails } from './service-details.ts'
import { TimelineEntry } from './timeline.ts'
import { Whereabouts, WorkerSteps } from './worker-steps.ts'

/** A place with its phone masked. */
export const PlaceView = z.object({
  name: WrittenText,
  detail: WrittenText,
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
  /** When the order entered `state`, and when its clock runs out; null where the state has no clock. */
  stateAt: Moment,
  dueAt: Moment.nullable(),
  placedAt: Moment,
  promisedAt: Moment.nullable(),
  customer: z.object({ id: Id, name: z.string(), phone: z.string() }),
  /** `from` is shop, pick-up, start or sender, `to` the destination. Null where there is no such place. */
  from: PlaceView.nullable(),
  to: PlaceView.nullable(),
  /** By road from `from` to `to`. */
  distanceM: z.int().nullable(),
  payFen: FenTotal,
  paidFen: FenTotal,
  refundedFen: FenTotal,
  refund: z.enum(refundStates),
  worker: z.object({ id: Id, name: z.string(), phone: z.string() }).nullable(),
  about: ServiceDetails,
  urges: z.int(),
  /** The member of staff who takes care of it. */
  claimedBy: z.object({ id: Id, name: z.string(), at: Moment }).nullable(),
  /** The member of staff who is choosing a worker for it. */
  leasedBy: z.object({ id: Id, name: z.string() }).nullable(),
  version: Version,
  /** What this reader may do with it now. The browser shows these and compares no states. */
  allowed: z.array(z.enum(staffMoves)),
  followUps: z.array(z.enum(followUps)),
})
export type OrderRow = z.output<typeof OrderRow>

/** The lines of bills; a line below zero is a discount. */
const billLines = [
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
  /** Fen; their sum is `payFen`. */
  bill: z.array(z.object({ line: z.enum(billLines), fen: z.int() })),
  cancelCode: z.enum(cancelCodes).nullable(),
  customerNote: WrittenText,
  externalNo: z.string(),
  /** What the customer said of it. */
  rating: z.object({ score: z.int(), comment: WrittenText, at: Moment }).nullable(),
  /** What the two sides of a dispute stated, the oldest first. */
  evidence: z.array(z.object({ by: z.string(), text: WrittenText, at: Moment })),
  timeline: z.array(TimelineEntry),
  /** Notes of staff, the newest first. */
  notes: z.array(z.object({ id: Id, by: z.string(), at: Moment, text: WrittenText })),
  /** The newest first. */
  refunds: z.array(RefundRow),
  /** What was paid, is not refunded and not on its way. */
  leftFen: FenTotal,
  whereabouts: Whereabouts.nullable(),
  /** The companion whom the customer chose, by name, or by the app's id where nobody was reported by it; null if any may take the order. */
  chosenCompanion: z.string().nullable(),
  steps: WorkerSteps.nullable(),
})
export type OrderDetail = z.output<typeof OrderDetail>
