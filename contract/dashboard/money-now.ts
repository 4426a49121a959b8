import { z } from 'zod'
import { Day, FenTotal, Moment } from '#contract/base/values.ts'
import { Balance } from '#contract/money/ledger-rows.ts'

/** Withdrawals of the cities of this person. */
const WithdrawalsNow = z.object({
  waiting: z.int(),
  waitingFen: FenTotal,
  /** When the one was asked for that has waited longest; null where none waits. */
  oldestAt: Moment.nullable(),
  approved: z.int(),
  failed: z.int(),
  unknown: z.int(),
  paidToday: z.object({ count: z.int(), fen: FenTotal }),
  stopped: z.enum(['ledger', 'reconciliation']).nullable(),
})

/** Balances of the whole platform. */
const LedgerNow = z.object({
  /** What debits and credits differ by, and whether the last nightly check stops payouts. */
  differenceFen: Balance,
  stopsPayouts: z.boolean(),
  escrowFen: Balance,
  /** Of all people and merchants together. */
  heldFen: Balance,
  availableFen: Balance,
  withdrawingFen: Balance,
  receivableFen: Balance,
  /** Of all payment channels together. */
  channelFen: Balance,
})

/** Block 11; each part is null for those who may not see the screen that explains it. */
export const MoneyNow = z.object({
  asOf: Moment,
  withdrawals: WithdrawalsNow.nullable(),
  refunds: z.object({ review: z.int(), processing: z.int(), failed: z.int() }).nullable(),
  ledger: LedgerNow.nullable(),
  /** Differences of payment channels that are not settled, and the last day that balanced. */
  recon: z.object({ open: z.int(), lastDay: Day.nullable() }).nullable(),
})
