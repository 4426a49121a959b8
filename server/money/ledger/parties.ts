import { type Expression, type SqlBool, sql } from 'kysely'
import { hourMs } from '#contract/base/durations.ts'
import { type WithdrawalOwner, withdrawalOwners } from '#contract/money/withdrawal.ts'
import type { Database } from '#server/kit/database.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'

/** Whose account it is; a person who works is a worker. Null for the platform and for channels. */
const partyOf = sql<WithdrawalOwner | null>`case owner_kind when 'merchant' then 'merchant'
  when 'person' then coalesce(workers.kind, 'customer') end`
const withWorkers = sql`left join workers on owner_kind = 'person' and workers.user_id = owner_id`

export function isOfParty(party: WithdrawalOwner): Expression<SqlBool> {
  return sql<SqlBool>`ledger_accounts.id in (
    select ledger_accounts.id from ledger_accounts ${withWorkers} where ${partyOf} = ${party})`
}

type PartyBalance = { party: WithdrawalOwner; fen: number; accounts: number }

/** What the platform owes to each party, less what they owe to it, over all of their accounts. */
export async function readParties(db: Database): Promise<PartyBalance[]> {
  const { rows } = await sql<PartyBalance>`
    select ${partyOf} as party, sum(case side when 'credit' then balance_fen else -balance_fen end)::bigint as fen,
      count(distinct ledger_accounts.id)::int as accounts
    from ledger_accounts join ledger_balances on account_id = ledger_accounts.id ${withWorkers}
    where owner_kind in ('person', 'merchant') group by 1`.execute(db)
  const none = (party: WithdrawalOwner) => ({ party, fen: 0, accounts: 0 })
  return withdrawalOwners.map(party => rows.find(row => row.party === party) ?? none(party))
}

/** What was sampled at the start of the hour of a moment. */
export async function partiesAt(db: Database, at: number): Promise<Map<WithdrawalOwner, number>> {
  const rows = await db
    .selectFrom('party_balances')
    .select(['party', 'fen'])
    .where('at', '=', moment(hourOf(at)))
    .execute()
  return new Map(rows.map(({ party, fen }) => [party, fen]))
}

const hourOf = (at: number) => Math.floor(at / hourMs) * hourMs

/** What the samples since then would have been, reckoned from what was posted: for a demo, whose past nobody sampled. */
export async function samplePastParties(db: Database, since: number): Promise<void> {
  await sql`
    with posted as (
      select date_trunc('hour', ledger_transactions.at) + interval '1 hour' as at, ${partyOf} as party,
        sum(case ledger_postings.side when 'credit' then amount_fen else -amount_fen end) as fen
      from ledger_postings join ledger_transactions on ledger_transactions.id = transaction_id
        join ledger_accounts on ledger_accounts.id = account_id ${withWorkers}
      where owner_kind in ('person', 'merchant') group by 1, 2
    )
    insert into party_balances (at, party, fen)
    select hours.at, parties.party, coalesce(
      (select sum(fen) from posted where posted.party = parties.party and posted.at <= hours.at), 0)::bigint
    from generate_series(${new Date(hourOf(since))}::timestamptz, now(), interval '1 hour') as hours (at)
      cross join unnest(${[...withdrawalOwners]}::text[]) as parties (party)
    on conflict do nothing`.execute(db)
}

/** Keeps the balances of this moment every hour. */
export async function startPartySamples(runtime: Runtime): Promise<void> {
  await runtime.jobs.repeat('ledger.sample', '0 * * * *', () => sampleParties(runtime))
}

/** Run twice in an hour it keeps the first. */
export async function sampleParties({ db }: Pick<Runtime, 'db'>): Promise<void> {
  const at = new Date(hourOf(Date.now()))
  const rows = (await readParties(db)).map(({ party, fen }) => ({ at, party, fen }))
  await db
    .insertInto('party_balances')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
