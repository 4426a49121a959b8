import { type OwnedKind, ownedKinds } from '#contract/money/accounts.ts'
import type { Database } from '#server/kit/database.ts'

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
