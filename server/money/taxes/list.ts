import { sql } from 'kysely'
import { workerKinds } from '#contract/base/machine.ts'
import { isExempt, type TaxIncome, taxes } from '#contract/money/taxes.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { oneMore, pageOf } from '#server/kit/rows/page.ts'
import { asWritten } from '#server/people/index.ts'

type Row = Pick<TaxIncome, 'id' | 'no' | 'kind' | 'orders'> & {
  name: string
  identity: string | null
  income_fen: number
  returned_fen: number
  adjusted_fen: number
  withheld_fen: number
}

/**
 * Workers who earned or were paid out in the quarter: what settlements credited to them, what refunds took back from it (also what they owe
 * since), and what was withheld. A reversal undoes that in the quarter in which it was posted. What adjustments added to all
 * accounts of the worker together stands beside it: whether that is income, only who asked for it knows.
 */
export const list = handle(taxes.list, async ({ db, caller }, { quarter, withExempt, after, limit }) => {
  const kinds = workerKinds.filter(kind => withExempt || !isExempt[kind])
  const { rows } = await sql<Row>`with recursive ${reversalsIn(quarter)}, earned as (${earnedIn(quarter)}),
    withheld as (${withheldIn(quarter)}), of_quarter as (
      select user_id, coalesce(income_fen, 0) as income_fen, coalesce(returned_fen, 0) as returned_fen,
        coalesce(adjusted_fen, 0) as adjusted_fen, coalesce(orders, 0) as orders, coalesce(withheld_fen, 0) as withheld_fen
      from earned full join withheld using (user_id)
    )
    select workers.user_id as id, workers.no, coalesce(tax_profiles.name, users.real_name, users.nick_name) as name, workers.kind,
      tax_profiles.number_masked as identity, income_fen, returned_fen, adjusted_fen, orders, withheld_fen
    from of_quarter
      join workers on workers.user_id = of_quarter.user_id
      join users on users.id = workers.user_id
      left join tax_profiles on tax_profiles.worker_id = workers.user_id
    where ${inCities('workers.city_code', caller)} and workers.kind = any(${kinds}::text[])
      and workers.user_id > ${Number(after ?? 0)}
    order by workers.user_id
    limit ${oneMore(limit)}`.execute(db)
  return pageOf(rows, limit, { view: viewIncome, cursorOf: ({ id }) => id })
})

const isEarnings = sql`kind in ('held', 'available', 'receivable')`
const added = sql`case ledger_postings.side when 'credit' then ledger_postings.amount_fen else -ledger_postings.amount_fen end`

function isIn(quarter: string) {
  return sql`ledger_transactions.at >= ${startOf(quarter, 0)} and ledger_transactions.at < ${startOf(quarter, 3)}`
}

/** Which transaction each reversal is about in the end: a reversal may be reversed, too, so that an even number of them leaves it as it was. */
function reversalsIn(quarter: string) {
  return sql`reversals as (
    select id, reverses_id, id as root_id, event, 0 as depth from ledger_transactions
    where event = 'reverse' and ${isIn(quarter)}
    union all
    select reversals.id, reversed.reverses_id, reversed.id, reversed.event, depth + 1
    from reversals join ledger_transactions as reversed on reversed.id = reversals.reverses_id
  ), about as (
    select distinct on (id) id, root_id, event, depth from reversals order by id, depth desc
  )`
}

/** `is_credit`: of a settlement what it credits, of a refund what it does not; of its reversal the other side. */
function earnedIn(quarter: string) {
  return sql`
    with changes as (
      select ledger_accounts.owner_id as user_id, ledger_transactions.order_id, ledger_transactions.event as posted,
        coalesce(about.event, ledger_transactions.event) as event, ledger_accounts.kind, ${added} as added_fen,
        (ledger_postings.side = 'credit') = (coalesce(about.depth, 0) % 2 = 0) as is_credit
      from ledger_transactions
        left join about on about.id = ledger_transactions.id
        join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
        join ledger_accounts on ledger_accounts.id = ledger_postings.account_id
      where ledger_accounts.owner_kind = 'person'
        and ledger_transactions.event in ('settle', 'prize', 'refund', 'adjust', 'reverse') and ${isIn(quarter)}
    )
    select user_id,
      coalesce(sum(added_fen) filter (
        where event in ('settle', 'prize') and is_credit and ${isEarnings}), 0)::bigint as income_fen,
      coalesce(-sum(added_fen) filter (
        where event = 'refund' and not is_credit and ${isEarnings}), 0)::bigint as returned_fen,
      coalesce(sum(added_fen) filter (where event = 'adjust'), 0)::bigint as adjusted_fen,
      (count(distinct order_id) filter (where posted = 'settle'))::integer as orders
    from changes group by user_id`
}

/** By whose withdrawals, less what reversals of them gave back. */
function withheldIn(quarter: string) {
  return sql`
    select withdrawals.owner_id as user_id, sum(${added})::bigint as withheld_fen
    from ledger_transactions
      left join about on about.id = ledger_transactions.id
      join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
      join ledger_accounts on ledger_accounts.id = ledger_postings.account_id and ledger_accounts.code = 'platform:tax'
      join ledger_transactions as paid on paid.id = coalesce(about.root_id, ledger_transactions.id)
      join withdrawals on withdrawals.id = paid.subject_id and withdrawals.owner_kind = 'person'
    where paid.event = 'withdrawSuccess' and ledger_transactions.event in ('withdrawSuccess', 'reverse') and ${isIn(quarter)}
    group by withdrawals.owner_id`
}

function viewIncome({ name, identity, income_fen, returned_fen, adjusted_fen, withheld_fen, ...row }: Row): TaxIncome {
  return {
    ...row,
    name: asWritten(name),
    identity: identity ?? '',
    isExempt: isExempt[row.kind],
    incomeFen: income_fen,
    returnedFen: returned_fen,
    netFen: income_fen - returned_fen,
    adjustedFen: adjusted_fen,
    withheldFen: withheld_fen,
  }
}

/** The first moment in Shanghai of a quarter, so many months later. */
function startOf(quarter: string, months: number) {
  const firstMonth = `${quarter.slice(0, 4)}-${String(Number(quarter.slice(-1)) * 3 - 2).padStart(2, '0')}-01`
  return sql`((${firstMonth}::date + make_interval(months => ${months}::integer)) at time zone 'Asia/Shanghai')`
}
