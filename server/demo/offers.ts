import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from './customers.ts'

/** Assignments of past food orders, and unsuccessful offers of past orders of every service. */
export async function addOffers(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into assignments (order_id, worker_id, mode, state, at, answered_at, is_late)
    select id, worker_id, case when id % 4 = 0 then 'grab' else 'manual' end, 'finished',
      placed_at + (finished_at - placed_at) * 0.1, delivered_at, delivered_at > promised_at
    from orders, lateral (select placed_at + (finished_at - placed_at) * 0.9 as delivered_at) as delivery
    where app_id = ${customersApp} and service = 'food' and worker_id is not null`.execute(db)
  await sql`
    insert into assignments (order_id, worker_id, mode, state, at, answered_at, gave_up)
    select orders.id, other.user_id, 'manual', answer, placed_at + interval '1 minute', placed_at + interval '90 seconds',
      answer = 'revoked'
    from orders
    join workers mine on mine.user_id = orders.worker_id
    join lateral (
      select user_id from workers where kind = mine.kind and user_id <> mine.user_id
      order by (user_id * 7919 + orders.id * 31) % 97, user_id limit 1
    ) other on true,
    lateral (select (array['declined', 'declined', 'lapsed', 'revoked'])[1 + orders.id % 4] as answer) as answering
    where orders.app_id = ${customersApp} and orders.id % 11 = 0`.execute(db)
}
