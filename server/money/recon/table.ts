import type { Generated, Selectable } from 'kysely'
import type { BillKind } from '#contract/money/recon/bill.ts'
import type { DifferenceKind, DifferenceOutcome, DifferenceState } from '#contract/money/recon/difference.ts'
import { differenceMachine } from '#contract/money/recon/difference.ts'
import type { ReconState } from '#contract/money/recon/rows.ts'
import { reconDayMachine } from '#contract/money/recon/rows.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    recon_days: DaysTable
    recon_parts: PartsTable
    recon_lines: LinesTable
    recon_differences: DifferencesTable
  }
}

export const reconDayStateColumn = stateColumn(reconDayMachine, 'recon_days')
export const differenceStateColumn = stateColumn(differenceMachine, 'recon_differences', {
  reason: 'differenceNotInThisState',
})

export type DayRecord = Selectable<Tables['recon_days']>
export type DifferenceRecord = Selectable<Tables['recon_differences']>

type DaysTable = {
  id: Generated<number>
  app_id: string
  day: string
  state: Generated<ReconState>
  ours_in_fen: Generated<number>
  ours_out_fen: Generated<number>
  ours_count: Generated<number>
  theirs_in_fen: Generated<number>
  theirs_out_fen: Generated<number>
  theirs_count: Generated<number>
  fee_fen: Generated<number>
  matched: Generated<number>
  waiting: Generated<number>
  amount_count: Generated<number>
  only_ours_count: Generated<number>
  only_theirs_count: Generated<number>
  open_count: Generated<number>
  confirmed_by_id: number | null
  confirmed_at: OptionalTime
  confirm_reason: Generated<string>
  compared_at: OptionalTime
  created_at: Time
  version: Generated<number>
}

type PartsTable = {
  id: Generated<number>
  day_id: number
  source: 'api' | 'upload'
  external_no: string
  from_at: Time
  until_at: Time
  lines: number
  fee_fen: number
  uploaded_by_id: number | null
  created_at: Time
}

type LinesTable = {
  id: Generated<number>
  day_id: number
  part_id: number
  app_id: string
  kind: BillKind
  channel_no: string
  merchant_no: string | null
  net_fen: number
  fee_fen: number
  at: Time
  ours_no: string | null
  transaction_id: number | null
  ours_fen: number | null
}

type DifferencesTable = {
  id: Generated<number>
  no: Generated<string>
  day_id: number
  app_id: string
  kind: DifferenceKind
  line_id: number | null
  ours_no: string | null
  transaction_id: number | null
  ours_fen: number | null
  theirs_fen: number | null
  state: Generated<DifferenceState>
  owner_id: number | null
  outcome: DifferenceOutcome | null
  reason: Generated<string>
  reference: Generated<string>
  posted_id: number | null
  created_at: Time
  settled_at: OptionalTime
  version: Generated<number>
}
