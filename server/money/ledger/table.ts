import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { AccountKind, LedgerEvent, OwnerKind, Side } from '#contract/money/accounts.ts'
import type { AdjustmentState } from '#contract/money/adjustment.ts'
import { adjustmentMachine } from '#contract/money/adjustment.ts'
import type { WithdrawalOwner } from '#contract/money/withdrawal.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable
    ledger_balances: LedgerBalancesTable
    ledger_transactions: LedgerTransactionsTable
    ledger_postings: LedgerPostingsTable
    ledger_adjustments: LedgerAdjustmentsTable
    ledger_checks: LedgerChecksTable
    /** At the start of an hour. */
    party_balances: { at: Time; party: WithdrawalOwner; fen: number }
  }
}

export const adjustmentStateColumn = stateColumn(adjustmentMachine, 'ledger_adjustments')

export type AdjustmentRecord = Selectable<Tables['ledger_adjustments']>
export type AdjustmentLine = { code: string; side: Side; amountFen: Fen }

type LedgerAccountsTable = {
  id: Generated<number>
  code: string
  owner_kind: OwnerKind
  owner_id: number | null
  kind: AccountKind
  side: Side
  created_at: Time
}

type LedgerBalancesTable = {
  account_id: number
  part: number
  balance_fen: Generated<number>
  postings: Generated<number>
  may_be_negative: boolean
}

type LedgerTransactionsTable = {
  id: Generated<number>
  business_key: string
  event: LedgerEvent
  subject: string
  subject_id: number
  subject_no: string
  order_id: number | null
  channel_no: string | null
  actor_kind: string
  actor_id: number | null
  actor_name: string
  description: Generated<string>
  reverses_id: number | null
  at: Time
}

type LedgerPostingsTable = {
  id: Generated<number>
  transaction_id: number
  account_id: number
  side: Side
  amount_fen: Fen
  balance_fen: number | null
  at: Time
}

type LedgerAdjustmentsTable = {
  id: Generated<number>
  no: Generated<string>
  state: Generated<AdjustmentState>
  lines: JSONColumnType<AdjustmentLine[]>
  reverses_id: number | null
  reason: string
  asked_by_id: number
  asked_at: Time
  decided_by_id: number | null
  decided_at: OptionalTime
  remark: Generated<string>
  transaction_id: number | null
  version: Generated<number>
}

type LedgerChecksTable = {
  id: Generated<number>
  at: Time
  accounts: number
  wrong: number
  difference_fen: number
  confirmed_by_id: number | null
  confirmed_at: OptionalTime
  remark: Generated<string>
}
