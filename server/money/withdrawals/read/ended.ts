import { type RawBuilder, sql } from 'kysely'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { type Fen, fen } from '#contract/base/values.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { inCities } from '#server/kit/rows/cities.ts'

type Within = { since: number; until: number }

export type Ended = {
  /** Withdrawals that were paid, and what their owners got. */
  paid: number
  paidFen: Fen
  /** Withdrawals of which a payout failed. */
  failed: number
  /** Those of either; one may have failed first. */
  ended: number
  /** Seconds from asking until paid: half of them took no longer, nine in ten. */
  median: number | null
  ninetieth: number | null
}

/** What became of withdrawals in a span, in the cities of this person. */
export async function endedIn(db: Database, caller: Caller, within: Within): Promise<Ended> {
  const share = (part: number) => sql.raw(`percentile_cont(${part}) within group (order by seconds)::int`)
  const { rows } = await sql<Omit<Ended, 'paidFen'> & { paidFen: number }>`
    with paid as (${paidIn(caller, within)}), failed as (${failedIn(caller, within)})
    select count(*)::int as paid, coalesce(sum(fen), 0)::bigint as "paidFen", ${share(0.5)} as median, ${share(0.9)} as ninetieth,
      (select count(distinct id) from failed)::int as failed,
      (select count(*) from (select id from paid union select id from failed) either)::int as ended
    from paid`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A count has a row.')
  return { ...found, paidFen: fen(found.paidFen) }
}

type EndedDay = { day: string; paid: number; paidFen: Fen; failed: number }

/** The same by day of Shanghai; days without any are left out. */
export async function endedByDay(db: Database, caller: Caller, within: Within): Promise<EndedDay[]> {
  const { rows } = await sql<{ at: number; paid: number; paidFen: number; failed: number }>`
    select at, sum(paid)::int as paid, sum(fen)::bigint as "paidFen", sum(failed)::int as failed from (
      select date_trunc('day', at, 'Asia/Shanghai') as at, 1 as paid, fen, 0 as failed from (${paidIn(caller, within)}) paid
      union all
      select distinct on (1, id) date_trunc('day', at, 'Asia/Shanghai'), 0, 0, 1 from (${failedIn(caller, within)}) failed
    ) ended group by at`.execute(db)
  return rows.map(({ at, paidFen, ...counts }) => ({ ...counts, paidFen: fen(paidFen), day: shanghaiDay(at) }))
}

function paidIn(caller: Caller, { since, until }: Within): RawBuilder<unknown> {
  return sql`select id, paid_at as at, amount_fen - fee_fen - tax_fen as fen, extract(epoch from paid_at - asked_at) as seconds
    from withdrawals where state = 'paid' and paid_at >= ${new Date(since)} and paid_at < ${new Date(until)}
      and ${inCities('withdrawals.city_code', caller)}`
}

function failedIn(caller: Caller, { since, until }: Within): RawBuilder<unknown> {
  return sql`select withdrawals.id, payouts.ended_at as at
    from payouts join withdrawals on withdrawals.id = withdrawal_id
    where payouts.state = 'failed' and payouts.ended_at >= ${new Date(since)} and payouts.ended_at < ${new Date(until)}
      and ${inCities('withdrawals.city_code', caller)}`
}
