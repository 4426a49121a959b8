import type { Database } from '#server/kit/database.ts'
import { staffName } from '#server/people/index.ts'

/** The last comparison of balances with postings, and who confirmed it. */
export function lastCheck(db: Database) {
  return db
    .selectFrom('ledger_checks')
    .leftJoin('users', 'users.id', 'ledger_checks.confirmed_by_id')
    .selectAll('ledger_checks')
    .select(staffName('users').as('confirmed_by'))
    .orderBy('ledger_checks.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Outcome = { wrong: number; difference_fen: number; confirmed_at: number | null }

/** Whether it found something wrong that nobody confirmed. */
export function isOpen({ wrong, difference_fen, confirmed_at }: Outcome): boolean {
  return (wrong > 0 || difference_fen !== 0) && confirmed_at === null
}

/** Whether no money may be paid out, because the last comparison found something wrong that nobody confirmed. */
export async function ledgerStop(db: Database): Promise<boolean> {
  const check = await lastCheck(db)
  return check !== undefined && isOpen(check)
}
