import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { staffName } from '#server/people/index.ts'

/** Orders with the names of the people in them, and whether a refund that somebody asked for is not finished. */
export function ordersWithPeople(db: Database) {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as worker', 'worker.id', 'orders.worker_id')
    .leftJoin('users as claimer', 'claimer.id', 'orders.claimed_by_id')
    .leftJoin('users as lessee', 'lessee.id', 'orders.leased_by_id')
    .selectAll('orders')
    .select([
      'customer.nick_name as customer_name',
      'customer.phone as customer_phone',
      'worker.real_name as worker_name',
      'worker.phone as worker_phone',
    ])
    .select([staffName('claimer').as('claimer_name'), staffName('lessee').as('lessee_name')])
    .select(
      // Same predicate as the index `refunds_one_asked`.
      sql<boolean>`exists (select from refunds where refunds.order_id = orders.id
        and refunds.origin <> 'move' and refunds.stage in ('review', 'processing', 'failed'))`.as('has_open_refund'),
    )
}
