import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Party, SettlementState, ShareLine, StopReason } from '#contract/money/settlement.ts'
import { settlementMachine } from '#contract/money/settlement.ts'
import type { SettlementTerms } from '#contract/money/split/settlement-terms.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    /** Written by hand: no code does. */
    settlement_terms: TermsTable
    settlements: SettlementsTable
    settlement_shares: SharesTable
  }
}

export const settlementStateColumn = stateColumn(settlementMachine, 'settlements', { key: 'order_id' })

export type SettlementRecord = Selectable<Tables['settlements']>
export type ShareRecord = Selectable<Tables['settlement_shares']>

type TermsTable = {
  id: Generated<number>
  service: Service
  /** Null counts for every city, and for every merchant: those of a merchant count before those of a city, and these before the rest. */
  city_code: string | null
  merchant_id: number | null
  /** The newest that has begun counts. */
  starts_at: ColumnType<number, Date, never>
  /** All of them; fen, basis points, seconds. */
  terms: ColumnType<SettlementTerms, string, never>
}

type SettlementsTable = {
  order_id: number
  /** Of the order. */
  service: Service
  city_code: string
  state: Generated<SettlementState>
  /** Why it is not divided, or not released; null where nothing stops it. */
  stop_reason: StopReason | null
  /** Who of the staff holds it; null, and the reason empty, when nobody does. */
  hold_by_id: number | null
  hold_at: OptionalTime
  hold_reason: Generated<string>
  /** As they were when the order was paid, for good; null only in `earlier`. */
  terms: ColumnType<SettlementTerms | null, string | null | undefined, string | null>
  /** The shop, when the order was paid or else when it is divided; null of services without one, and while no app has reported it. */
  merchant_id: number | null
  /**
   * What left escrow: to the shares, later payments included, and back to the customer. What was paid less both is still there.
   * A refund that the shares pay is in neither.
   */
  settled_fen: Generated<number>
  escrow_refunded_fen: Generated<number>
  /** When it was divided; null until then. */
  settled_at: OptionalTime
  /** When the next share is released; null where none is held. */
  release_at: OptionalTime
  version: Generated<number>
}

type SharesTable = {
  id: Generated<number>
  order_id: number
  party: Party
  /** Whose account of the ledger; null for platform and carrier. */
  owner_kind: 'person' | 'merchant' | null
  owner_id: number | null
  /** They add up to the amount. */
  lines: ColumnType<ShareLine[], string, string>
  /** Less what refunds took since. Only the platform's can be below zero. */
  amount_fen: number
  /** What refunds of this order took after it was divided. */
  recovered_fen: Generated<number>
  /**
   * How much of it is in the owner's account `held`: less what refunds of this order or another took, and 0 once it is released.
   * Always 0 of a prize, which is paid when it is released.
   */
  held_fen: Generated<number>
  /** By the terms; null where nothing is held. */
  release_at: OptionalTime
  /** Since when the owner may withdraw it; null until then, and where nothing is held. */
  released_at: OptionalTime
}
