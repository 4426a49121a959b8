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
    /** What a payout channel said last that it has; `at` is its own time. `books_fen` is what the ledger had for it when that arrived. */
    channel_balances: { app_id: string; fen: Fen; at: Time; books_fen: Generated<number> }
    /** The newest that has begun counts. Written by hand: no code does. */
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

/** What speaks against paying it, how much, and the records that show it. */
export type StoredRisk = { risk: WithdrawalRisk; points: number; links: { label: string; path: string }[] }

type OwnerKind = 'person' | 'merchant'

type PayoutAccountsTable = {
  id: Generated<number>
  app_id: string
  /** The app's own number of the request that bound it: the same again binds nothing. */
  external_no: string
  owner_kind: OwnerKind
  owner_id: number
  method: PayoutMethod
  /** The number, encrypted; what the same number elsewhere is found by; and what lists show. */
  number_sealed: Buffer
  number_hash: Buffer
  number_masked: string
  /** As the app says; so is the bank, empty where none is named. */
  holder: string
  bank: Generated<string>
  /** Since when its number, method and holder are the same: bound again, it keeps the earlier time. */
  bound_at: Time
  /** Null for the one that counts. Withdrawals keep the one that they were asked with. */
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
  /** The app's own number of the request: the same again is not asked twice. */
  external_no: string
  /** Whose account of the ledger. */
  owner_kind: OwnerKind
  owner_id: number
  /** As what the app knows them; name, phone number (empty where there is none) and city are as they were when it was asked for. */
  owner_role: WithdrawalOwner
  owner_name: string
  owner_phone: Generated<string>
  owner_external_id: string
  city_code: string
  /** The account that counted when it was asked for, and its method. */
  account_id: number
  method: PayoutMethod
  /** What leaves the balance. The owner gets it less fee and tax, both as of the terms and settings when it was asked for. */
  amount_fen: Fen
  fee_fen: Fen
  tax_fen: Fen
  state: Generated<WithdrawalState>
  state_at: Time
  /** Whether two people must review it, by the amount from which the terms ask for that when it was asked for. */
  is_double: boolean
  /** What was found when it was asked for, 0 to 100. The rule looks again before it approves, and writes nothing of that here. */
  risk_score: number
  risks: JSONColumnType<StoredRisk[]>
  /** What the owner had earned in the 30 days before, without red packets. */
  earned_fen: Generated<number>
  /** Whether the holder of the account is the owner by their verified identity; null where that is unknown, and for shops. */
  is_holder_owner: boolean | null
  /** Where the request came from, as the app says. Evidence only: nothing reads it. */
  ip: string | null
  /** As the app says: a new device or another city is a risk, and devices tell whose case it is. Null where it does not say. */
  device_id: string | null
  asked_city_code: string | null
  /** Who approved it first, or rejected it in the first review; null before, and where the rule approved. */
  reviewer_id: number | null
  /** When the reviewer did. Evidence only: nothing reads it. */
  reviewed_at: OptionalTime
  /** Who decided in the second review, unless it was the reviewer, who may only reject there. */
  second_reviewer_id: number | null
  /** Who began to pay it last, or recorded that it was paid by hand; null before, and again when that was refused. */
  payer_id: number | null
  /** Null where it was paid alone. */
  batch_id: number | null
  /** Null unless it was rejected. */
  reject_code: (typeof rejectCodes)[number] | null
  /** Of the review that said something last. */
  remark: Generated<string>
  /** The number and the receipt of a payment outside of the channels; null where none was recorded, or it was refused. */
  manual_no: string | null
  manual_file_id: number | null
  /** Whether the channel owes us the answer what became of its payment. */
  is_unknown: Generated<boolean>
  /** When its success was posted; null until then. */
  paid_at: OptionalTime
  asked_at: Time
  version: Generated<number>
}

type PayoutsTable = {
  id: Generated<number>
  /** What the channel knows it by: the same number again pays nothing twice. A retry has a number of its own. */
  no: Generated<string>
  withdrawal_id: number
  /** The app that is asked to pay. */
  channel: string
  /** What the owner gets: the withdrawal less its fee and tax. */
  amount_fen: Fen
  state: Generated<PayoutState>
  /** Null unless it failed; `OTHER` where the channel gave no reason. */
  fault: PayoutFault | null
  /** What the channel said last, and its own number once it has said one. */
  message: Generated<string>
  channel_no: string | null
  asked_at: Time
  /** When it last said something new; silence is counted from here. Null before the first answer. */
  heard_at: OptionalTime
  ended_at: OptionalTime
  /** When the channel said that it was paid after all, although it had said that it failed. */
  paid_late_at: OptionalTime
  /** How often the channel was asked what became of it, and when last. */
  queries: Generated<number>
  queried_at: OptionalTime
  version: Generated<number>
}
