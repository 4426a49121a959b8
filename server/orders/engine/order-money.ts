import type { RawBuilder } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { RefundRow } from '#contract/money/refund.ts'
import type { SettlementTerms } from '#contract/money/split/settlement-terms.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { NewEvent } from '#server/kit/events.ts'
import type { OrderRecord } from '#server/orders/table.ts'
import type { Moved } from './effects.ts'

/** What orders need of refunds. */
export type OrderRefunds = {
  /** Writes the refunds that a move of their order started, paid, failed or withdrew. */
  bookMove(change: Change, moved: Moved): Promise<void>
  /** How much arrived by a payment that names an amount, a refund, both or neither; refuses more than is on its way. */
  arrivingFen(
    change: Change,
    order: OrderRecord,
    payment: { amountFen?: number | undefined; refundNo?: string | undefined },
  ): Promise<Fen>
  /** Takes what was paid of a refund that had been paid by hand, as a payment says that names it; null where it is no such refund. */
  takePaidTwice(
    change: Change,
    order: OrderRecord,
    payment: {
      amountFen?: number | undefined
      refundNo?: string | undefined
      openEvent: NonNullable<NewEvent['openEvent']>
    },
  ): Promise<OrderRecord | null>
  /** The refunds of an order as this reader sees them, the newest first. */
  refundsOf(db: Database, caller: Caller, orderId: number): Promise<RefundRow[]>
}

/** The terms that count for an order now, and its shop. */
export type KnownTerms = { merchantId: number | null; terms: SettlementTerms }

/** What orders need of settlements. */
export type OrderSettlements = {
  /** Keeps the terms that the money of the order will be divided by, from its payment on. */
  open(change: Change, order: OrderRecord, known?: KnownTerms): Promise<void>
  /** Reads the terms as a part of a query of `orders`. */
  termsOf(db: Database): RawBuilder<KnownTerms>
}

/** Jobs that divide the money of an order that ended. */
export const settleQueue = 'orders.settle'

/** Refunds and settlements import orders, so orders cannot import them: `server/process/app.ts` connects them. */
type OrderMoney = { refunds: OrderRefunds; settlements: OrderSettlements }

let connected: OrderMoney | undefined

export function connectMoney(money: OrderMoney): void {
  connected = money
}

export function orderRefunds(): OrderRefunds {
  return money().refunds
}

export function orderSettlements(): OrderSettlements {
  return money().settlements
}

function money(): OrderMoney {
  if (!connected) throw new Error('Orders have no money yet: call connectMoney() first, as server/process/app.ts does.')
  return connected
}
