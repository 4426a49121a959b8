import type { Fen } from '#contract/base/values.ts'
import type { RefundRow } from '#contract/money/refund.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Moved } from './effects.ts'

/** What orders need of refunds. Refunds import orders, so orders cannot import refunds: `server/process/app.ts` connects them. */
export type OrderRefunds = {
  /** Writes the refunds that a move of their order started, paid, failed or withdrew. */
  bookMove(change: Change, moved: Moved): Promise<void>
  /** How much arrived by a payment that names an amount, a refund, both or neither; refuses more than is on its way. */
  arrivingFen(
    change: Change,
    order: OrderRecord,
    payment: { amountFen?: number | undefined; refundNo?: string | undefined },
  ): Promise<Fen>
  /** The refunds of an order as this reader sees them, the newest first. */
  refundsOf(db: Database, caller: Caller, orderId: number): Promise<RefundRow[]>
}

let connected: OrderRefunds | undefined

export function connectRefunds(refunds: OrderRefunds): void {
  connected = refunds
}

export function orderRefunds(): OrderRefunds {
  if (!connected)
    throw new Error('Orders have no refunds yet: call connectRefunds() first, as server/process/app.ts does.')
  return connected
}
