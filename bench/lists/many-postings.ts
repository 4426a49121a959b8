import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/** Fills an account with so many postings, a second apart, by one statement; its id. */
export async function addPostings(db: Database, postings: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with accounts as (
      insert into ledger_accounts (code, owner_kind, kind, side) values
        ('platform:opening', 'platform', 'opening', 'credit'), ('channel:bench', 'channel', 'channel', 'debit')
      returning id, code
    ), balances as (
      insert into ledger_balances (account_id, part, balance_fen, postings, may_be_negative)
      select id, part, ${postings}::bigint * 100 / 16, ${postings}::bigint / 16, true
      from accounts, generate_series(0, 15) part
    ), transactions as (
      insert into ledger_transactions (business_key, event, subject, subject_id, subject_no, actor_kind, actor_name, at)
      select 'pay:orders:' || n, 'pay', 'orders', n, 'WM' || n, 'payment', '',
        now() - make_interval(secs => ${postings}::bigint - n)
      from generate_series(1, ${postings}::bigint) n order by n
      returning id, at
    ), postings as (
      insert into ledger_postings (transaction_id, account_id, side, amount_fen, at)
      select transactions.id, accounts.id, case code when 'channel:bench' then 'debit' else 'credit' end, 100, at
      from transactions, accounts order by transactions.id
    )
    select id from accounts where code = 'platform:opening'`.execute(db)
  const [account] = rows
  if (!account) throw new Error('Nothing was added.')
  return account.id
}
