import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { z } from 'zod'
import type { FoodState } from '#contract/food.ts'
import type { OpenOrder } from '#contract/open.ts'
import type { CancelCode, Service } from '#contract/order.ts'
import type { Fen } from '#contract/values.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    orders: OrdersTable
    customers: { user_id: number; app_id: string; external_id: string }
    assignments: AssignmentsTable
  }
}

/** What only a food order has; amounts in fen. */
export type FoodDetails = Pick<
  z.output<typeof OpenOrder>,
  'merchant' | 'receiver' | 'lines' | 'packFen' | 'deliveryFen' | 'discountFen' | 'note'
>

type OrdersTable = {
  id: Generated<number>
  no: string
  service: Service
  app_id: string
  external_no: string
  city_code: string
  state: FoodState
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
  customer_id: number
  worker_id: number | null
  pay_fen: Fen
  paid_fen: ColumnType<Fen, Fen | undefined, Fen>
  refund: Generated<'none' | 'processing' | 'refunded'>
  cancel_code: CancelCode | null
  details: JSONColumnType<FoodDetails>
  /** Shop, customer and receiver, for the search. */
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
}
