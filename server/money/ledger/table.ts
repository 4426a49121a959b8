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
    /** Sampled at the start of an hour: what the platform owes to a party, less what it owes to the platform. */
    party_balances: { at: Time; party: WithdrawalOwner; fen: number }
  }
}

export const adjustmentStateColumn = stateColumn(adjustmentMachine, 'ledger_adjustments')

export type AdjustmentRecord = Selectable<Tables['ledger_adjustments']>
export type AdjustmentLine = { code: string; side: Side; amountFen: Fen }

type LedgerAccountsTable = {
  id: Generated<number>
  /** `platform:escrow`, `channel:<app>`, `person:<user>:available`, `merchant:<id>:held`: names the account; the first posting opens it. */
  code: string
  owner_kind: OwnerKind
  /** The user or the merchant; null for the platform and for channels, whose app stands in `code`. */
  owner_id: number | null
  kind: AccountKind
  /** The side on which its balance grows. */
  side: Side
  created_at: Time
}

type LedgerBalancesTable = {
  account_id: number
  /** Accounts that every transaction meets have several parts, which change one beside the other; the balance is their sum. */
  part: number
  /** Above zero where the side of the account has more. `post_transaction` writes it and the number of its postings, nothing else does. */
  balance_fen: Generated<number>
  postings: Generated<number>
  /** Of its kind, copied when it was opened. Where false the database refuses a balance below zero. */
  may_be_negative: boolean
}

type LedgerTransactionsTable = {
  id: Generated<number>
  /** `event:subject:id`, and which of several where there are: what happened to which record is posted once. */
  business_key: string
  event: LedgerEvent
  /** The record that it happened to; its number as it was then. */
  subject: string
  subject_id: number
  subject_no: string
  /** The order that the money is about; null where it is about none. */
  order_id: number | null
  /**
   * The number that the payment channel knows the movement by, which its bill has too. Null where nothing moved at a
   * channel, and of its fees and of adjustments.
   */
  channel_no: string | null
  /** Who did what was posted. Readers are shown the name; kind and id are evidence only: nothing reads them. */
  actor_kind: string
  actor_id: number | null
  actor_name: string
  /** The reason of an adjustment or deduction; empty otherwise. */
  description: Generated<string>
  /** The transaction that this one takes back. No other can take back the same. */
  reverses_id: number | null
  at: Time
}

type LedgerPostingsTable = {
  id: Generated<number>
  transaction_id: number
  account_id: number
  side: Side
  /** Always above zero: `side` says where it goes. */
  amount_fen: Fen
  /** Of the account after this posting; null where its balance has several parts. */
  balance_fen: number | null
  /** The same as of its transaction. */
  at: Time
}

type LedgerAdjustmentsTable = {
  id: Generated<number>
  no: Generated<string>
  state: Generated<AdjustmentState>
  /** As they will be posted; of a reversal, those of its transaction with the sides exchanged. */
  lines: JSONColumnType<AdjustmentLine[]>
  /** The transaction that is to be taken back; null for other corrections. */
  reverses_id: number | null
  reason: string
  asked_by_id: number
  asked_at: Time
  /** Who approved, rejected or withdrew it; null while it waits. */
  decided_by_id: number | null
  decided_at: OptionalTime
  /** Why it was rejected; empty otherwise. */
  remark: Generated<string>
  /** What was posted; null unless it was approved. */
  transaction_id: number | null
  version: Generated<number>
}

type LedgerChecksTable = {
  id: Generated<number>
  at: Time
  /** How many there were. */
  accounts: number
  /** How many accounts and transactions are wrong, and one more where the balances differ. */
  wrong: number
  /** All debit balances less all credit balances: 0 if all is well. */
  difference_fen: number
  /** Who said that money may be paid out again although something was wrong, and why; null while nobody did. */
  confirmed_by_id: number | null
  confirmed_at: OptionalTime
  remark: Generated<string>
}
