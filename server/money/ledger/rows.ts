import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/** The name of an account's owner: of the person or merchant, of the app of a channel; empty for the platform. */
export function ownerNameOf(account: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  return sql<string>`coalesce(case ${column('owner_kind')}
    when 'person' then (select nick_name from users where users.id = ${column('owner_id')})
    when 'merchant' then (select name from merchants where merchants.id = ${column('owner_id')})
    when 'channel' then (select name from apps where apps.id = substr(${column('code')}, 9)) end, '')`
}

/** Transactions with their order and the transactions that reverse them. Whoever reads them for a person limits them to what they may see. */
export function transactionsWithOrders(db: Database) {
  return db
    .selectFrom('ledger_transactions')
    .leftJoin('orders', 'orders.id', 'ledger_transactions.order_id')
    .leftJoin('ledger_transactions as reversed', 'reversed.id', 'ledger_transactions.reverses_id')
    .leftJoin('ledger_transactions as reversal', 'reversal.reverses_id', 'ledger_transactions.id')
    .selectAll('ledger_transactions')
    .select(['orders.no as order_no', 'orders.service', 'reversed.at as reversed_at'])
    .select(['reversal.id as reversal_id', 'reversal.at as reversal_at'])
}

export type ListedTransaction = Awaited<
  ReturnType<ReturnType<typeof transactionsWithOrders>['executeTakeFirstOrThrow']>
>

/** The postings of these transactions with their accounts, debits first. */
export async function linesOf(db: Database, transactionIds: readonly number[]) {
  if (transactionIds.length === 0) return []
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .select(['ledger_postings.transaction_id', 'ledger_postings.side as line', 'ledger_postings.amount_fen'])
    .select(['ledger_accounts.id', 'ledger_accounts.code', 'ledger_accounts.owner_kind', 'ledger_accounts.owner_id'])
    .select(['ledger_accounts.kind', 'ledger_accounts.side', ownerNameOf('ledger_accounts').as('owner_name')])
    .where('ledger_postings.transaction_id', 'in', [...transactionIds])
    .orderBy('ledger_postings.transaction_id')
    .orderBy('ledger_postings.side', 'desc')
    .orderBy('ledger_postings.id')
    .execute()
}

export type ListedLine = Awaited<ReturnType<typeof linesOf>>[number]
