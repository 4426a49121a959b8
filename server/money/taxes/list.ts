import { sql } from 'kysely'
import { workerKinds } from '#contract/base/machine.ts'
import { fen } from '#contract/base/values.ts'
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
  withheld_fen: number
}

/** Workers who earned or were paid out in the quarter: what settlements credited to them, what refunds took back from it (also what they owe since), and what was withheld. */
export const list = handle(taxes.list, async ({ db, caller }, { quarter, withExempt, after, limit }) => {
  const kinds = workerKinds.filter(kind => withExempt || !isExempt[kind])
  const { rows } = await sql<Row>`with earned as (
      select ledger_accounts.owner_id as user_id,
        coalesce(sum(ledger_postings.amount_fen) filter (
          where ledger_transactions.event in ('settle', 'prize') and ledger_postings.side = 'credit'), 0)::bigint as income_fen,
        coalesce(sum(ledger_postings.amount_fen) filter (
          where ledger_transactions.event = 'refund' and ledger_postings.side = 'debit'), 0)::bigint as returned_fen,
        (count(distinct ledger_transactions.order_id) filter (where ledger_transactions.event = 'settle'))::integer as orders
      from ledger_transactions
        join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
        join ledger_accounts on ledger_accounts.id = ledger_postings.account_id
      where ledger_accounts.owner_kind = 'person' and ledger_accounts.kind in ('held', 'available', 'receivable')
        and ledger_transactions.event in ('settle', 'prize', 'refund')
        and ledger_transactions.at >= ${startOf(quarter, 0)} and ledger_transactions.at < ${startOf(quarter, 3)}
      group by ledger_accounts.owner_id
    ), withheld as (${withheldIn(quarter)}), of_quarter as (
      select user_id, coalesce(income_fen, 0) as income_fen, coalesce(returned_fen, 0) as returned_fen,
        coalesce(orders, 0) as orders, coalesce(withheld_fen, 0) as withheld_fen
      from earned full join withheld using (user_id)
    )
    select workers.user_id as id, workers.no, coalesce(tax_profiles.name, users.real_name, users.nick_name) as name, workers.kind,
      tax_profiles.number_masked as identity, income_fen, returned_fen, orders, withheld_fen
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

/** By whose withdrawals. */
function withheldIn(quarter: string) {
  return sql`
    select withdrawals.owner_id as user_id, sum(ledger_postings.amount_fen)::bigint as withheld_fen
    from ledger_transactions
      join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
      join ledger_accounts on ledger_accounts.id = ledger_postings.account_id and ledger_accounts.code = 'platform:tax'
      join withdrawals on withdrawals.id = ledger_transactions.subject_id and withdrawals.owner_kind = 'person'
    where ledger_transactions.event = 'withdrawSuccess' and ledger_postings.side = 'credit'
      and ledger_transactions.at >= ${startOf(quarter, 0)} and ledger_transactions.at < ${startOf(quarter, 3)}
    group by withdrawals.owner_id`
}

function viewIncome({ name, identity, income_fen, returned_fen, withheld_fen, ...row }: Row): TaxIncome {
  return {
    ...row,
    name: asWritten(name),
    identity: identity ?? '',
    isExempt: isExempt[row.kind],
    incomeFen: fen(income_fen),
    returnedFen: fen(returned_fen),
    netFen: income_fen - returned_fen,
    withheldFen: fen(withheld_fen),
  }
}

/** The first moment in Shanghai of a quarter, so many months later. */
function startOf(quarter: string, months: number) {
  const firstMonth = `${quarter.slice(0, 4)}-${String(Number(quarter.slice(-1)) * 3 - 2).padStart(2, '0')}-01`
  return sql`((${firstMonth}::date + make_interval(months => ${months}::integer)) at time zone 'Asia/Shanghai')`
}
