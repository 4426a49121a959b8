import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { refuse } from '#server/kit/refusal.ts'

type Reader = Pick<Caller, 'cityCodes'>

/** Whether an account's owner is a person or a merchant of the reader's cities; the platform and channels are of none. */
function ownerInScope(kind: Expression<unknown>, id: Expression<unknown>, cityCodes: string[]): Expression<SqlBool> {
  const own = sql`${cityCodes}::text[]`
  return sql<SqlBool>`case ${kind}
    when 'person' then exists (
      select from users where users.id = ${id} and users.kind <> 'staff' and users.city_codes && ${own})
    when 'merchant' then exists (
      select from merchants where merchants.id = ${id} and merchants.city_code = any(${own}))
    else false end`
}

/** The rows of owners in a column that this person may see. */
export function ownerScope({ cityCodes }: Reader, kind: 'person' | 'merchant', column: string): Expression<SqlBool> {
  if (cityCodes === null) return sql<SqlBool>`true`
  return ownerInScope(sql`${kind}`, sql.ref(column), cityCodes)
}

/** Whether there is this person or merchant, and this reader may see them. */
export async function ownerIsInScope(
  db: Database,
  { cityCodes }: Reader,
  { ownerKind, ownerId }: { ownerKind: 'person' | 'merchant'; ownerId: number },
): Promise<boolean> {
  const own = cityCodes === null ? sql`true` : ownerInScope(sql`${ownerKind}`, sql`${ownerId}::bigint`, cityCodes)
  const table = sql.table(ownerKind === 'person' ? 'users' : 'merchants')
  const isOutside = ownerKind === 'person' ? sql`kind <> 'staff'` : sql`true`
  const { rows } = await sql`select from ${table} where id = ${ownerId} and ${isOutside} and ${own}`.execute(db)
  return rows.length > 0
}

/** The accounts that this person may see. */
export function accountInScope({ cityCodes }: Reader): Expression<SqlBool> {
  if (cityCodes === null) return sql<SqlBool>`true`
  return ownerInScope(sql.ref('ledger_accounts.owner_kind'), sql.ref('ledger_accounts.owner_id'), cityCodes)
}

/** The transactions that this person may see: about an order of their cities, or on an account that they may see. */
export function transactionInScope({ cityCodes }: Reader, id = 'ledger_transactions.id'): Expression<SqlBool> {
  if (cityCodes === null) return sql<SqlBool>`true`
  const isOwner = ownerInScope(sql.ref('account.owner_kind'), sql.ref('account.owner_id'), cityCodes)
  return sql<SqlBool>`(exists (
      select from ledger_transactions as about join orders on orders.id = about.order_id
      where about.id = ${sql.ref(id)} and orders.city_code = any(${cityCodes}::text[]))
    or exists (
      select from ledger_postings as posting join ledger_accounts as account on account.id = posting.account_id
      where posting.transaction_id = ${sql.ref(id)} and ${isOwner}))`
}

/** The adjustments that this person may see: on an account that they may see, or of such a transaction. */
export function adjustmentInScope(reader: Reader): Expression<SqlBool> {
  const { cityCodes } = reader
  if (cityCodes === null) return sql<SqlBool>`true`
  const kind = sql`split_part(line ->> 'code', ':', 1)`
  const id = sql`case when split_part(line ->> 'code', ':', 3) <> '' then split_part(line ->> 'code', ':', 2)::bigint end`
  return sql<SqlBool>`(exists (
      select from jsonb_array_elements(ledger_adjustments.lines) as line where ${ownerInScope(kind, id, cityCodes)})
    or (ledger_adjustments.reverses_id is not null and ${transactionInScope(reader, 'ledger_adjustments.reverses_id')}))`
}

/** Refuses whoever is limited to cities: the totals of the platform are of all of them. */
export function refuseLimited({ cityCodes }: Reader): void {
  if (cityCodes !== null) refuse('needsAllCities')
}
