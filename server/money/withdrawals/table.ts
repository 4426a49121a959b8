import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { Fen } from '#contract/base/values.ts'
import type { PayoutBatchState, PayoutFault, PayoutMethod, PayoutState } from '#contract/money/payout.ts'
import { payoutBatchMachine, payoutMachine } from '#contract/money/payout.ts'
import type { rejectCodes, WithdrawalOwner, WithdrawalState } from '#contract/money/withdrawal.ts'
import { withdrawalMachine } from '#contract/money/withdrawal.ts'
import type { WithdrawalRisk } from '#contract/money/withdrawal-risk.ts'
import type { Tables } from '#server/kit/database.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    payout_accounts: PayoutAccountsTable
    payout_batches: PayoutBatchesTable
    withdrawals: WithdrawalsTable
    payouts: PayoutsTable
    channel_balances: { app_id: string; fen: Fen; at: Time }
    withdrawal_terms: { starts_at: Time; terms: JSONColumnType<WithdrawalTerms> }
  }
}

export const withdrawalStateColumn = stateColumn(withdrawalMachine, 'withdrawals', {
  reason: 'withdrawalNotInThisState',
})
export const payoutStateColumn = stateColumn(payoutMachine, 'payouts', { reason: 'withdrawalNotInThisState' })
export const batchStateColumn = stateColumn(payoutBatchMachine, 'payout_batches', { reason: 'batchNotPaused' })

export type WithdrawalRecord = Selectable<Tables['withdrawals']>
export type PayoutRecord = Selectable<Tables['payouts']>
export type PayoutAccount = Selectable<Tables['payout_accounts']>

/** Amounts in fen, `feeBp` in ten-thousandths of the amount. */
export type WithdrawalTerms = {
  feeBp: number
  feeLeastFen: number
  feeMostFen: number
  /** How many a week are without a fee. */
  freeAWeek: number
  leastFen: number
  mostFen: number
  mostADay: number
  /** Up to this amount and score, to an account bound so long ago, a request is approved by itself; 0 for none. */
  byRuleMostFen: number
  byRuleMostScore: number
  byRuleAccountDays: number
  /** From here on two people review. */
  secondReviewFromFen: number
  /** From here on a reviewer does not pay. */
  otherPayerFromFen: number
  /** Below this the channel has little. */
  channelLowFen: number
}

export type StoredRisk = { risk: WithdrawalRisk; points: number; links: { label: string; path: string }[] }

type OwnerKind = 'person' | 'merchant'

type PayoutAccountsTable = {
  id: Generated<number>
  app_id: string
  external_no: string
  owner_kind: OwnerKind
  owner_id: number
  method: PayoutMethod
  number_sealed: Buffer
  number_hash: Buffer
  number_masked: string
  holder: string
  bank: Generated<string>
  bound_at: Time
  replaced_at: OptionalTime
}

type PayoutBatchesTable = {
  id: Generated<number>
  no: Generated<string>
  state: Generated<PayoutBatchState>
  created_by_id: number
  created_at: Time
  version: Generated<number>
}

type WithdrawalsTable = {
  id: Generated<number>
  no: Generated<string>
  app_id: string
  external_no: string
  owner_kind: OwnerKind
  owner_id: number
  owner_role: WithdrawalOwner
  owner_name: string
  owner_phone: Generated<string>
  owner_external_id: string
  city_code: string
  account_id: number
  method: PayoutMethod
  amount_fen: Fen
  fee_fen: Fen
  tax_fen: Fen
  state: Generated<WithdrawalState>
  state_at: Time
  is_double: boolean
  risk_score: number
  risks: JSONColumnType<StoredRisk[]>
  earned_fen: Generated<number>
  is_holder_owner: boolean | null
  ip: string | null
  device_id: string | null
  asked_city_code: string | null
  reviewer_id: number | null
  reviewed_at: OptionalTime
  second_reviewer_id: number | null
  payer_id: number | null
  batch_id: number | null
  reject_code: (typeof rejectCodes)[number] | null
  remark: Generated<string>
  manual_no: string | null
  manual_file_id: number | null
  is_unknown: Generated<boolean>
  paid_at: OptionalTime
  asked_at: Time
  version: Generated<number>
}

type PayoutsTable = {
  id: Generated<number>
  no: Generated<string>
  withdrawal_id: number
  channel: string
  amount_fen: Fen
  state: Generated<PayoutState>
  fault: PayoutFault | null
  message: Generated<string>
  channel_no: string | null
  asked_at: Time
  heard_at: OptionalTime
  ended_at: OptionalTime
  paid_late_at: OptionalTime
  queries: Generated<number>
  queried_at: OptionalTime
  version: Generated<number>
}
