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
  no: Generated<string>
  application_id: number
  person_id: number
  city_code: string
  app_id: string
  channel_no: string | null
  paid_fen: Fen
  used_fen: Generated<number>
  given_back_fen: Generated<number>
  state: Generated<DepositState>
  release_at: OptionalTime
  fault: Generated<string>
  paid_at: Time
  version: Generated<number>
}

type DeductionsTable = {
  id: Generated<number>
  no: Generated<string>
  person_id: number
  amount_fen: Fen
  reason: string
  state: Generated<AdjustmentState>
  asked_by_id: number
  asked_at: Time
  decided_by_id: number | null
  decided_at: OptionalTime
  remark: Generated<string>
  transaction_id: number | null
  version: Generated<number>
}
