import { type Fen, fen } from '#contract/base/values.ts'
import type { WithdrawalRow } from '#contract/money/withdrawal.ts'

/** The sum of one amount of several withdrawals. */
export function sumOf(rows: readonly WithdrawalRow[], amount: 'amountFen' | 'feeFen' | 'taxFen' | 'actualFen'): Fen {
  return fen(rows.reduce((sum, row) => sum + row[amount], 0))
}
