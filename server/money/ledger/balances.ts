import { sql } from 'kysely'
import { type OwnedKind, ownedKinds } from '#contract/money/accounts.ts'
import type { Database } from '#server/kit/database.ts'
import { type AccountName, channelAccount } from './accounts.ts'

type Owner = { ownerKind: 'person' | 'merchant'; ownerId: number }
export type OwnedBalances = Record<OwnedKind, number>

const keyOf = ({ ownerKind, ownerId }: Owner) => `${ownerKind}:${ownerId}`

/** The balances of these owners in fen, now; 0 for accounts that nothing was posted to. */
export async function balancesOf(db: Database, owners: readonly Owner[]): Promise<(owner: Owner) => OwnedBalances> {
  const kinds = Object.keys(ownedKinds) as OwnedKind[]
  const codes = [...new Set(owners.map(keyOf))].flatMap(key => kinds.map(kind => `${key}:${kind}`))
  const rows = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_balances', 'ledger_balances.account_id', 'ledger_accounts.id')
    .select(['ledger_accounts.code', 'ledger_balances.balance_fen'])
    .where('ledger_accounts.code', 'in', codes.length > 0 ? codes : [''])
    .execute()
  const fenOf = new Map(rows.map(row => [row.code, row.balance_fen]))
  return owner =>
    Object.fromEntries(kinds.map(kind => [kind, fenOf.get(`${keyOf(owner)}:${kind}`) ?? 0])) as OwnedBalances
}

/** What a payment channel has by the books, in fen. */
export async function channelBooksOf(db: Database, appId: string): Promise<number> {
  const { rows } = await sql<{ fen: number }>`select coalesce(sum(balance_fen), 0)::bigint as fen
    from ledger_accounts join ledger_balances on account_id = ledger_accounts.id
    where code = ${channelAccount(appId).code}`.execute(db)
  return rows[0]?.fen ?? 0
}

/**
 * Locks what a transaction with these accounts changes, in the order in which `post_transaction` locks it, so that whoever
 * must know balances before posting cannot wait for somebody who waits for them. Answers balances of persons and merchants in fen.
 */
export async function lockAccounts(
  db: Database,
  accounts: readonly AccountName[],
): Promise<(of: AccountName) => number> {
  const wanted = [...new Map(accounts.map(({ code, parts }) => [code, { code, parts }])).values()]
  let balances = new Map<string, number>()
  let known: number
  // An account that was made while a statement waited is not among its rows: what is missing is looked for again.
  do {
    known = balances.size
    balances = await lockThose(db, wanted)
  } while (balances.size > known && balances.size < wanted.length)
  return ({ code }) => balances.get(code) ?? 0
}

async function lockThose(
  db: Database,
  wanted: readonly Pick<AccountName, 'code' | 'parts'>[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; balance_fen: number }>`
    select ledger_accounts.code, ledger_balances.balance_fen
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (code text, parts integer)
      join ledger_accounts on ledger_accounts.code = wanted.code
      join ledger_balances on ledger_balances.account_id = ledger_accounts.id
        and ledger_balances.part = pg_backend_pid() % wanted.parts
    order by ledger_accounts.id for update of ledger_balances`.execute(db)
  return new Map(rows.map(row => [row.code, row.balance_fen]))
}
