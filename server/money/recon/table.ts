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
  /** In Shanghai. */
  day: string
  state: Generated<ReconState>
  /**
   * What the last comparison found; all 0 before the first. None of the sums is below zero: `in` came to the channel, `out` left it.
   * Ours are movements by our ledger, theirs are lines of the bill; fees are in neither.
   */
  ours_in_fen: Generated<number>
  ours_out_fen: Generated<number>
  ours_count: Generated<number>
  theirs_in_fen: Generated<number>
  theirs_out_fen: Generated<number>
  theirs_count: Generated<number>
  /** What the channel kept, by its bill. */
  fee_fen: Generated<number>
  /** Lines of the bill that are a movement of ours with the same amount. */
  matched: Generated<number>
  /** Movements of ours near the end of a bill, which the next one may have. */
  waiting: Generated<number>
  /** Differences by kind, settled or not, without those that ended by themselves; then those of all kinds that are not settled. */
  amount_count: Generated<number>
  only_ours_count: Generated<number>
  only_theirs_count: Generated<number>
  open_count: Generated<number>
  /** Who said that money may be paid out although the day does not balance; null again when a new difference appears. */
  confirmed_by_id: number | null
  confirmed_at: OptionalTime
  confirm_reason: Generated<string>
  /** A day is also compared with its neighbours before its own bill is there. */
  compared_at: OptionalTime
  /** Evidence only: nothing reads it. */
  created_at: Time
  version: Generated<number>
}

type PartsTable = {
  id: Generated<number>
  day_id: number
  /** How the bill came. Evidence only: nothing reads it. */
  source: 'api' | 'upload'
  /** What the channel calls it; of an upload the hash of the file. The same again changes nothing. */
  external_no: string
  /** The time that the bill covers, `until_at` not included. Parts of a day do not overlap. */
  from_at: Time
  until_at: Time
  /** How many. Evidence only: nothing reads it. */
  lines: number
  /** The fees beside its lines, and its lines of fees; posted with the bill. */
  fee_fen: number
  /** Null where the channel's app sent it. Evidence only, as `created_at` is: nothing reads them. */
  uploaded_by_id: number | null
  created_at: Time
}

type LinesTable = {
  id: Generated<number>
  day_id: number
  /** Evidence only: nothing reads which part of the bill it came with. */
  part_id: number
  app_id: string
  kind: BillKind
  /** The channel's number of the movement, and ours as the channel has it: either may be the one that our ledger knows. */
  channel_no: string
  merchant_no: string | null
  /** Below zero where money left the channel. Without its fee, which stands beside it. */
  net_fen: number
  fee_fen: number
  /** As the channel says. */
  at: Time
  /**
   * The movement of ours that it is: its number at the channel, its first transaction, and its amount with the sign of `net_fen`.
   * Written by the comparison; null while none is found.
   */
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
  /** The line of the bill; null where only we have it. */
  line_id: number | null
  /** The movement of ours, as of a line; null where only the channel has it. */
  ours_no: string | null
  transaction_id: number | null
  /** As it was when it was found, below zero where money left the channel; null on the side that does not have it. */
  ours_fen: number | null
  theirs_fen: number | null
  state: Generated<DifferenceState>
  /** Who took it; null again when it was released. */
  owner_id: number | null
  /** Null until it is settled. `arrived` is written by the comparison, the others by who took it, with reason and reference. */
  outcome: DifferenceOutcome | null
  reason: Generated<string>
  /** Where it is dealt with, such as the number of a refund made elsewhere. */
  reference: Generated<string>
  /** The transaction that brought our account of the channel to what its bill says; null where the outcome posts nothing. Of what `arrived` later it is reversed. */
  posted_id: number | null
  created_at: Time
  settled_at: OptionalTime
  version: Generated<number>
}
