import type { Generated, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { AdjustmentState } from '#contract/money/adjustment.ts'
import type { DepositState } from '#contract/money/deposit.ts'
import { deductionMachine, depositMachine } from '#contract/money/deposit.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    deposits: DepositsTable
    deposit_deductions: DeductionsTable
  }
}

export const depositStateColumn = stateColumn(depositMachine, 'deposits', { reason: 'depositNotInThisState' })
export const deductionStateColumn = stateColumn(deductionMachine, 'deposit_deductions')

export type DepositRecord = Selectable<Tables['deposits']>
export type DeductionRecord = Selectable<Tables['deposit_deductions']>

type DepositsTable = {
  id: Generated<number>
  /** What the channel knows it by when it gives it back: asked again, it pays the same number once. */
  no: Generated<string>
  application_id: number
  /** Whose account has the money: the applicant, and from their activation on the worker whom they became. */
  person_id: number
  /** Of the application, when it was paid. */
  city_code: string
  /** The app at which the money is, which need not be that of the application. */
  app_id: string
  /** The number of the payment there; null of those that apps had reported before they were posted to the ledger. */
  channel_no: string | null
  paid_fen: Fen
  /**
   * Deducted, or taken for debts when it was released; then what went back to the channel or to the worker's balance.
   * What was paid less both is still there.
   */
  used_fen: Generated<number>
  given_back_fen: Generated<number>
  state: Generated<DepositState>
  /** When a worker who left gets it; null in every state but `leaving`. */
  release_at: OptionalTime
  /** Why the channel could not give it back, in its own words; empty again when it is asked once more. */
  fault: Generated<string>
  /** When it happened, as the app says. */
  paid_at: Time
  version: Generated<number>
}

type DeductionsTable = {
  id: Generated<number>
  no: Generated<string>
  /** Whose deposit. It is taken from their oldest payments first. */
  person_id: number
  amount_fen: Fen
  reason: string
  state: Generated<AdjustmentState>
  asked_by_id: number
  asked_at: Time
  /** Who approved, rejected or withdrew it; null while it waits. */
  decided_by_id: number | null
  decided_at: OptionalTime
  /** Why it was rejected; empty otherwise. */
  remark: Generated<string>
  /** The first of what was posted, one for each payment that it took from; null unless it was approved. */
  transaction_id: number | null
  version: Generated<number>
}
