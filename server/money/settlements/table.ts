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
  city_code: string | null
  merchant_id: number | null
  starts_at: ColumnType<number, Date, never>
  terms: ColumnType<SettlementTerms, string, never>
}

type SettlementsTable = {
  order_id: number
  /** Of the order. */
  service: Service
  city_code: string
  state: Generated<SettlementState>
  stop_reason: StopReason | null
  hold_by_id: number | null
  hold_at: OptionalTime
  hold_reason: Generated<string>
  terms: ColumnType<SettlementTerms | null, string | null | undefined, string | null>
  merchant_id: number | null
  settled_fen: Generated<number>
  escrow_refunded_fen: Generated<number>
  settled_at: OptionalTime
  release_at: OptionalTime
  version: Generated<number>
}

type SharesTable = {
  id: Generated<number>
  order_id: number
  party: Party
  owner_kind: 'person' | 'merchant' | null
  owner_id: number | null
  lines: ColumnType<ShareLine[], string, string>
  amount_fen: number
  recovered_fen: Generated<number>
  held_fen: Generated<number>
  release_at: OptionalTime
  released_at: OptionalTime
}
