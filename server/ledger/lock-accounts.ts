import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { AccountName } from './accounts.ts'

/**
 * Locks what a transaction with these accounts changes, in the order in which `post_transaction` locks it, so that whoever
 * must know balances before posting cannot wait for somebody who waits for them. Answers balances of persons and merchants in fen.
 */
export async function lockAccounts(
  db: Database,
  accounts: readonly AccountName[],
): Promise<(of: AccountName) => number> {
  const wanted = JSON.stringify(accounts.map(({ code, parts }) => ({ code, parts })))
  const { rows } = await sql<{ code: string; balance_fen: number }>`
    select ledger_accounts.code, ledger_balances.balance_fen
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (code text, parts integer)
      join ledger_accounts on ledger_accounts.code = wanted.code
      join ledger_balances on ledger_balances.account_id = ledger_accounts.id
        and ledger_balances.part = pg_backend_pid() % wanted.parts
    order by ledger_accounts.id for update of ledger_balances`.execute(db)
  const balances = new Map(rows.map(row => [row.code, row.balance_fen]))
  return ({ code }) => balances.get(code) ?? 0
}
