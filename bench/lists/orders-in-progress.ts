import { type Kysely, sql } from 'kysely'
import { planOf } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'

/** Puts the newest orders in states in progress, some of them overdue. */
export async function reopenNewest(db: Kysely<Tables>, live: number): Promise<void> {
  const states = planOf('food').states.filter(state => !planOf('food').finals.includes(state))
  await sql`
    update orders set finished_at = null, refund = 'none', refunded_fen = 0,
      state = (${states}::text[])[1 + id % ${states.length}::int],
      due_at = now() + make_interval(mins => (id % 40)::int - 10)
    where id > (select max(id) from orders) - ${live}`.execute(db)
}

/** 1 in 500 orders was urged, 1 in 400 has a note, 1 in 1,000 a complaint. */
export async function followUp(db: Kysely<Tables>): Promise<void> {
  await sql`update orders set urges = (id % 500 = 0)::int, notes = (id % 400 = 0)::int, complaints = (id % 1000 = 0)::int
    where id % 500 = 0 or id % 400 = 0`.execute(db)
  await sql`update refunds set liability = 'merchant' where id % 100 = 0`.execute(db)
}

/** Some rides are booked, some waiting, a few have a call for help, a few are unpaid. */
export async function makeRides(db: Kysely<Tables>, ridesEvery: number): Promise<void> {
  await sql`
    update orders set service = 'chauffeur', promised_at = case when id % 7 = 0 then promised_at end,
      state = case when finished_at is not null then 'completed' when id % 2 = 0 then 'pending_pay' else 'accepted' end,
      facts = jsonb_strip_nulls(jsonb_build_object('helpAt', case when id % 300 = 0 then 1 end,
        'helpSettledAt', case when id % 600 = 0 then 2 end,
        'isUnpaid', case when id % 200 = 0 and finished_at is not null then true end)),
      details = details || jsonb_build_object('passenger', details -> 'to', 'car', '轿车', 'gearbox', 'auto', 'plate', '豫A' || lpad((id % 100000)::text, 5, '0')),
      search = search || ' 豫A' || lpad((id % 100000)::text, 5, '0')
    where id % ${sql.lit(ridesEvery)} = 0`.execute(db)
}
