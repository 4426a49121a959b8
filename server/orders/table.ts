import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Reason } from '#contract/base/refusals.ts'
import type { Fen } from '#contract/base/values.ts'
import type { OpenEvent } from '#contract/open/open.ts'
import type { CancelCode, OrderRow } from '#contract/orders/order.ts'
import type { OrderState, Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'
import type { Details, Facts } from './engine/details.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    orders: OrdersTable
    assignments: AssignmentsTable
    order_notes: { id: Generated<number>; order_id: number; by_id: number; at: Time; text: string }
    order_inbox: InboxTable
  }
}

export type OrderRecord = Selectable<Tables['orders']>
export type RefundRecord = Selectable<Tables['refunds']>

type OrdersTable = {
  id: Generated<number>
  no: string
  service: Service
  /** Of the kinds its service knows; empty where there are none. */
  kind: Generated<string>
  app_id: string
  external_no: string
  city_code: string
  state: OrderState
  /** The two tracks of `state`, made by the database. */
  status: ColumnType<string, never, never>
  delivery: ColumnType<string, never, never>
  /** Since when it is in its state, and when that is too long. */
  state_at: Time
  due_at: OptionalTime
  placed_at: ColumnType<number, Date, never>
  promised_at: OptionalTime
  received_at: Time
  finished_at: OptionalTime
  /** When it was paid first. */
  paid_at: OptionalTime
  customer_id: number
  worker_id: number | null
  pay_fen: Fen
  paid_fen: ColumnType<Fen, Fen | undefined, Fen>
  /** On its way back to the customer, and back there. Together never more than was paid. */
  refunding_fen: ColumnType<Fen, Fen | undefined, Fen>
  refunded_fen: ColumnType<Fen, Fen | undefined, Fen>
  refund: Generated<OrderRow['refund']>
  cancel_code: CancelCode | null
  urges: Generated<number>
  urged_at: OptionalTime
  /** How many colleagues wrote, and how many were brought, whatever came of them. */
  notes: Generated<number>
  complaints: Generated<number>
  claimed_by_id: number | null
  claimed_at: OptionalTime
  leased_by_id: number | null
  leased_until: OptionalTime
  /** As it was placed. */
  details: JSONColumnType<Details>
  /** What happened along the way. */
  facts: JSONColumnType<Facts, string | undefined, string>
  /** Names and things a person may search it by. */
  search: string
  version: Generated<number>
}

type AssignmentsTable = {
  id: Generated<number>
  order_id: number
  worker_id: number
  mode: 'manual' | 'grab'
  state: 'offered' | 'accepted' | 'declined' | 'lapsed' | 'replaced' | 'revoked' | 'finished'
  by_id: number | null
  at: Time
  answered_at: OptionalTime
  /** Whether the promise was missed; null where none was made, or it is not known yet. */
  is_late: boolean | null
  /** The worker took it and then backed out. */
  gave_up: Generated<boolean>
}

type InboxTable = {
  id: Generated<number>
  order_id: number
  app_id: string
  event_id: string
  seq: number
  happened: JSONColumnType<z.output<typeof OpenEvent>>
  occurred_at: ColumnType<number, Date, never>
  received_at: Time
  state: Generated<'waiting' | 'applied' | 'late' | 'refused'>
  reason: Reason | null
  settled_at: OptionalTime
}
