import { sql } from 'kysely'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { ownPartiesOf, type Parties, staffName } from '#server/people/index.ts'
import { isPaidLate } from '../payout/late.ts'

/** Withdrawals with their accounts, people, batch and last payment. Whoever reads them for a person limits them to the cities of that person. */
export function withdrawalsWithAccounts(db: Database) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('payout_accounts as account', 'account.id', 'withdrawals.account_id')
    .leftJoin('payout_batches as batch', 'batch.id', 'withdrawals.batch_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'withdrawals.reviewer_id')
    .leftJoin('users as second', 'second.id', 'withdrawals.second_reviewer_id')
    .leftJoin('users as payer', 'payer.id', 'withdrawals.payer_id')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('payouts')
          .select(['payouts.no', 'payouts.state', 'payouts.fault', 'payouts.asked_at'])
          .whereRef('payouts.withdrawal_id', '=', 'withdrawals.id')
          .orderBy('payouts.id', 'desc')
          .limit(sql.lit(1))
          .as('payout'),
      join => join.onTrue(),
    )
    .selectAll('withdrawals')
    .select(isPaidLate.as('is_paid_late'))
    .select([
      'account.number_masked',
      'account.holder',
      'account.bank',
      'account.bound_at',
      'batch.no as batch_no',
      'payout.no as payout_no',
      'payout.state as payout_state',
      'payout.fault as payout_fault',
      'payout.asked_at as payout_asked_at',
    ])
    .select([
      staffName('reviewer').as('reviewer_name'),
      staffName('second').as('second_name'),
      staffName('payer').as('payer_name'),
    ])
}

export type ListedWithdrawal = Awaited<
  ReturnType<ReturnType<typeof withdrawalsWithAccounts>['executeTakeFirstOrThrow']>
>

/** The reader of withdrawals, and whose are their own case. */
export type Reader = { caller: Caller; own: Parties }

export async function readerOf(db: Database, caller: Caller): Promise<Reader> {
  return { caller, own: await ownPartiesOf(db, caller.userId) }
}

export type Recent = { withdrawals: number; withdrawnFen: number }
type Owner = { owner_kind: 'person' | 'merchant'; owner_id: number }

/** How much owners withdrew in the last 30 days; what was refused or came back does not count. */
export async function recentOf(db: Database, owners: readonly Owner[]): Promise<(owner: Owner) => Recent> {
  const persons = owners.filter(({ owner_kind }) => owner_kind === 'person').map(({ owner_id }) => owner_id)
  const merchants = owners.filter(({ owner_kind }) => owner_kind === 'merchant').map(({ owner_id }) => owner_id)
  const { rows } = await sql<Owner & { count: number; fen: number }>`
    select owner_kind, owner_id, count(*)::int as count, sum(amount_fen)::bigint as fen from withdrawals
    where ((owner_kind = 'person' and owner_id = any(${persons}::bigint[]))
        or (owner_kind = 'merchant' and owner_id = any(${merchants}::bigint[])))
      and asked_at > now() - interval '30 days' and state not in ('rejected', 'cancelled', 'returned')
    group by owner_kind, owner_id`.execute(db)
  const found = new Map(rows.map(row => [`${row.owner_kind}:${row.owner_id}`, row]))
  return ({ owner_kind, owner_id }) => {
    const row = found.get(`${owner_kind}:${owner_id}`)
    return { withdrawals: row?.count ?? 0, withdrawnFen: row?.fen ?? 0 }
  }
}
