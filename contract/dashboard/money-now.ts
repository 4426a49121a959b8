import { z } from 'zod'
import { Day, Moment } from '#contract/base/values.ts'
import { ListLink, Span } from '#contract/dashboard/span.ts'
import { Balance } from '#contract/money/ledger-rows.ts'
import { withdrawalOwners } from '#contract/money/withdrawal.ts'
import { Figure } from './figures.ts'
import { type MoneyKey, moneyFigures } from './names.ts'

const moneyKeys = Object.values(moneyFigures).flat() as [MoneyKey, ...MoneyKey[]]

/** Days of payouts in the chart. */
export const payoutDays = 14

/**
 * For finance: what waits, what went wrong and what there is. Each part is left out for those who may not see the screen that
 * explains it.
 */
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
