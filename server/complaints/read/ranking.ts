import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { SideKind } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import {
  mostOrdersCounted,
  mostRanked,
  type RankedRespondent,
  type RankingQuestion,
} from '#contract/complaints/ranking.ts'
import type { Caller } from '#server/kit/caller.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'

type Question = z.output<typeof RankingQuestion>
type Side = Question['side']

const kindsOf: Record<Side, readonly SideKind[]> = {
  worker: ['rider', 'chauffeur', 'companion'],
  merchant: ['merchant'],
  customer: ['customer'],
}

/** The orders of a respondent, by the index of their list. */
const theirs: Record<Side, RawBuilder<unknown>> = {
  worker: sql`order_standings join orders on orders.id = order_id where order_standings.worker_id = found.respondent_id`,
  merchant: sql`orders where orders.service = 'food' and orders.details #>> '{from,name}' = found.respondent_name`,
  customer: sql`orders where orders.customer_id = found.respondent_id`,
}

export const ranking = handle(complaints.ranking, async ({ db, caller }, question) => {
  const { rows } = await rankingQuery(caller, question).execute(db)
  return {
    rows: rows.map(row => ({
      ...row,
      per100: row.orders > 0 ? Math.round((row.complaints * 10_000) / row.orders) / 100 : null,
    })),
  }
})

/**
 * Whoever is complained about most in these days. Complaints are counted from the index `complaints_ranking` alone; only of those
 * at the top a name and orders are looked up.
 */
export function rankingQuery(
  caller: Pick<Caller, 'cityCodes'>,
  { side, days }: Question,
): RawBuilder<Omit<RankedRespondent, 'per100'>> {
  const since = sql`now() - make_interval(days => ${days}::int)`
  return sql`
    with counted as (
      select respondent_kind, respondent_app_id, respondent_external_id,
        case when respondent_app_id is null then respondent_name end as unknown_name,
        max(id) as about_id, count(*)::int as complaints, (count(*) filter (where is_upheld))::int as upheld,
        (count(*) filter (where level = 'P0'))::int as p0
      from complaints
      where created_at > ${since} and respondent_kind <> 'platform' and respondent_kind in (${sql.join([...kindsOf[side]])})
        and ${inCities('complaints.city_code', caller)}
      group by 1, 2, 3, 4 order by complaints desc, upheld desc, about_id desc limit ${mostRanked}::int
    ), found as (
      select counted.*, one.respondent_id, one.respondent_name
      from counted join complaints one on one.id = counted.about_id
    )
    select respondent_kind as kind, respondent_name as name, respondent_id as "userId", about_id as "aboutId",
      complaints, upheld, p0, placed.orders
    from found cross join lateral (
      select (count(*) filter (where last.placed_at > ${since}))::int as orders
      from (select placed_at from ${theirs[side]} order by orders.id desc limit ${mostOrdersCounted}::int) last
    ) placed
    order by complaints desc, upheld desc, "aboutId" desc`
}
