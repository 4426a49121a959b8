import { sql } from 'kysely'
import { type Fen, fen } from '#contract/base/values.ts'
import type { Database } from '#server/kit/database.ts'
import type { WithdrawalTerms } from './table.ts'

/** The terms of now. */
export async function withdrawalTerms(db: Database): Promise<WithdrawalTerms> {
  const row = await db
    .selectFrom('withdrawal_terms')
    .select('terms')
    .where('starts_at', '<=', sql<number>`now()`)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.terms
}

type FeeTerms = Pick<WithdrawalTerms, 'feeBp' | 'feeLeastFen' | 'feeMostFen' | 'freeAWeek'>

/** What a withdrawal costs: a share of the amount within limits, rounded down; the first of each week cost nothing. */
export function feeOf(amountFen: number, thisWeek: number, terms: FeeTerms): Fen {
  if (thisWeek < terms.freeAWeek) return fen(0)
  const share = Math.floor((amountFen * terms.feeBp) / 10_000)
  return fen(Math.min(Math.max(share, terms.feeLeastFen), terms.feeMostFen))
}
