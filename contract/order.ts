import { z } from 'zod'
import { foodMoveNames, foodStates } from './food.ts'
import { movers } from './moves.ts'
import { Fen, Id, Moment } from './values.ts'

export const services = ['food'] as const
export type Service = (typeof services)[number]

/** The moves a person at the desk can make; each is an operation of the same name. */
export const staffMoves = ['accept', 'assign', 'reassign', 'flag', 'resume', 'sendBack', 'complete', 'cancel'] as const
export type StaffMove = (typeof staffMoves)[number]

/** Why an order is cancelled, and with that who is liable by default. */
export const cancelCodes = ['U01', 'U02', 'U03', 'U05', 'U06', 'M01', 'M03', 'M04', 'R01', 'R02', 'S04', 'Z99'] as const
export type CancelCode = (typeof cancelCodes)[number]

export const OrderRow = z.object({
  id: Id,
  no: z.string(),
  service: z.enum(services),
  state: z.enum(foodStates),
  /** When the order entered `state`, and when that is too long; null where no clock runs. */
  stateAt: Moment,
  dueAt: Moment.nullable(),
  placedAt: Moment,
  promisedAt: Moment.nullable(),
  merchant: z.object({ name: z.string(), phone: z.string() }),
  customer: z.object({ name: z.string(), phone: z.string() }),
  address: z.string(),
  distanceM: z.int(),
  items: z.string(),
  /** Pieces, over all lines. */
  itemCount: z.int(),
  payFen: Fen,
  worker: z.object({ id: Id, name: z.string(), phone: z.string() }).nullable(),
  version: z.int(),
  /** What this reader may do with it now. The browser draws these and compares no states. */
  allowed: z.array(z.enum(staffMoves)),
})
export type OrderRow = z.output<typeof OrderRow>

export const TimelineEntry = z.object({
  id: Id,
  at: Moment,
  action: z.enum(['place', ...foodMoveNames]),
  actor: z.object({ kind: z.enum([...movers, 'system']), name: z.string() }),
  to: z.enum(foodStates).nullable(),
  reason: z.string().nullable(),
  /** The person it was about, the rider of an assignment for one. */
  about: z.string().nullable(),
})

export const OrderDetail = OrderRow.extend({
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), priceFen: Fen })),
  bill: z.object({ goodsFen: Fen, packFen: Fen, deliveryFen: Fen, discountFen: Fen, payFen: Fen }),
  refund: z.enum(['none', 'processing', 'refunded']),
  cancelCode: z.enum(cancelCodes).nullable(),
  merchantAddress: z.string(),
  customerNote: z.string(),
  externalNo: z.string(),
  timeline: z.array(TimelineEntry),
})
export type OrderDetail = z.output<typeof OrderDetail>
