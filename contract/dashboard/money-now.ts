import { z } from 'zod'
import { Day, Moment } from '#contract/base/values.ts'
import { Balance } from '#contract/money/ledger-rows.ts'
import { withdrawalOwners } from '#contract/money/withdrawal.ts'
import { Figure } from './figures.ts'
import { ListLink, Span } from './question.ts'

/** Numbers of the money, by the screen that explains them. */
export const moneyFigures = {
  /** Of withdrawals in the cities of this person. */
  withdrawals: [
    'waiting',
    'waitingFen',
    'approved',
    'failed',
    'unknown',
    'paidToday',
    'paidTodayFen',
    /** Withdrawals of which a payout failed today, whatever became of them since. */
    'failedToday',
    /** Of the withdrawals that were paid today or failed today, the failed ones. */
    'failedShare',
    /** From asking until paid, of those paid today: half of them took no longer, nine in ten. */
    'payoutMedian',
    'payoutNinetieth',
  ],
  refunds: ['refundsInReview', 'refundsProcessing', 'refundsFailed', 'reconDifferences'],
  /** Balances of the whole platform: at all payment channels, of orders under way, and of all people and merchants. */
  ledger: ['channelFen', 'escrowFen', 'heldFen', 'availableFen', 'withdrawingFen', 'receivableFen'],
} as const
export type MoneyPart = keyof typeof moneyFigures
export type MoneyKey = (typeof moneyFigures)[MoneyPart][number]

const moneyKeys = Object.values(moneyFigures).flat() as [MoneyKey, ...MoneyKey[]]

/** Days of payouts in the chart. */
export const payoutDays = 14

/** Block 11; each part is left out for those who may not see the screen that explains it. */
export const MoneyNow = z.object({
  asOf: Moment,
  /** Why nothing is paid out now. */
  stopped: z.enum(['ledger', 'reconciliation']).nullable(),
  figures: z.array(
    Figure.extend({
      key: z.enum(moneyKeys),
      /** There are at least `count`: counting ends there. */
      isCapped: z.boolean(),
    }),
  ),
  /** When the withdrawal was asked for that has waited longest; null where none waits. */
  oldestAt: Moment.nullable(),
  /** What debits and credits differ by; null for those who do not see the ledger. */
  differenceFen: Balance.nullable(),
  /** The last day of payment channels that balanced. */
  reconciledDay: Day.nullable(),
  /**
   * What the platform owes to each party, less what they owe to it, and what it was at the start of this hour yesterday and
   * a week ago. A person who works is a worker. `accounts` are the rows of `lists`.
   */
  parties: z
    .array(
      z.object({
        party: z.enum(withdrawalOwners),
        fen: Balance,
        yesterday: Balance.nullable(),
        lastWeek: Balance.nullable(),
        accounts: z.int(),
        lists: z.array(ListLink),
      }),
    )
    .nullable(),
  /** Withdrawals by day, the newest last; today until now. */
  payouts: z
    .array(
      Span.extend({
        paid: z.int(),
        paidFen: Balance,
        failed: z.int(),
        lists: z.array(ListLink),
        failedLists: z.array(ListLink),
      }),
    )
    .nullable(),
})
