import { expressionBuilder, sql } from 'kysely'
import { fen } from '#contract/base/values.ts'
import type { Party } from '#contract/money/settlement.ts'
import { mostSummed, openSettlementQueues, settlements } from '#contract/money/settlements.ts'
import type { Tables } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { conditionsOf, isByMoment, isInQueue } from './conditions.ts'

const row = expressionBuilder<Tables, 'settlements'>()

export const counts = handle(settlements.counts, async ({ db, caller }) => {
  const counted = await Promise.all(
    openSettlementQueues.map(async queue => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
        select 1 from settlements where ${isInQueue(queue)} and ${inCities('settlements.city_code', caller)}
        limit ${sql.lit(mostSummed)}) found`.execute(db)
      return [queue, rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counted) as Record<(typeof openSettlementQueues)[number], number>
})

type SummedPart = { party: Party; fen: number }

/** Adds up the newest ones only, so that it costs the same however many there are. */
export const sums = handle(settlements.sums, async ({ db, caller }, question) => {
  const conditions = row.and(conditionsOf(question))
  const newest = isByMoment(question)
    ? sql`settlements.settled_at desc, settlements.order_id desc`
    : sql`settlements.order_id desc`
  const { rows } = await sql<{ count: number; paid_fen: number; held_fen: number; parts: SummedPart[] | null }>`
    with found as materialized (
      select settlements.order_id, row_number() over (order by ${newest}) as nth from settlements
      where ${conditions} and ${inCities('settlements.city_code', caller)}
      order by ${newest} limit ${sql.lit(mostSummed + 1)}
    ), summed as (select order_id from found where nth <= ${sql.lit(mostSummed)})
    select (select count(*)::int from found) as count,
      (select coalesce(sum(orders.paid_fen - orders.refunded_fen), 0)::bigint from summed join orders on orders.id = order_id)
        as paid_fen,
      (select coalesce(sum(held_fen), 0)::bigint from summed join settlement_shares using (order_id)) as held_fen,
      (select jsonb_agg(part) from (
        select party, sum(amount_fen)::bigint as fen from summed join settlement_shares using (order_id) group by party
      ) part) as parts`.execute(db)
  const [sum] = rows
  const count = sum?.count ?? 0
  return {
    count: Math.min(count, mostSummed),
    isPart: count > mostSummed,
    paidFen: fen(Math.max(0, sum?.paid_fen ?? 0)),
    heldFen: fen(sum?.held_fen ?? 0),
    parts: (sum?.parts ?? []).map(({ party, fen: amountFen }) => ({ party, amountFen })),
  }
})
