import type { RawBuilder } from 'kysely'
import type { SettlementTerms } from '#contract/money/split/settlement-terms.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { OrderRecord } from '#server/orders/table.ts'

/** The terms that count for an order now, and its shop. */
export type KnownTerms = { merchantId: number | null; terms: SettlementTerms }

/** What orders need of settlements. Settlements import orders, so orders cannot import settlements: `server/process/app.ts` connects them. */
export type OrderSettlements = {
  /** Keeps the terms that the money of the order will be divided by, from its payment on. */
  open(change: Change, order: OrderRecord, known?: KnownTerms): Promise<void>
  /** Reads the terms as a part of a query of `orders`. */
  termsOf(db: Database): RawBuilder<KnownTerms>
}

/** Jobs that divide the money of an order that ended. */
export const settleQueue = 'orders.settle'

let connected: OrderSettlements | undefined

export function connectSettlements(settlements: OrderSettlements): void {
  connected = settlements
}

export function orderSettlements(): OrderSettlements {
  if (!connected)
    throw new Error('Orders have no settlements yet: call connectSettlements() first, as server/process/app.ts does.')
  return connected
}
