import { type SqlBool, sql } from 'kysely'
import { planOf, services } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'

/** State names are unique across services. */
const inHandStates = [...new Set(services.flatMap(service => planOf(service).inHand))]

/** Standings of orders that a worker has or is offered. */
export const isInHand = sql<SqlBool>`(not order_standings.is_over and order_standings.state in (${sql.join(inHandStates)}))`

type OrderInHand = { id: number; no: string; service: string; state: string }

/** How many orders a worker of `workers` has in hand. */
export const load = sql<number>`(select count(*) from order_standings
  where order_standings.worker_id = workers.user_id and ${isInHand})`

/** What a worker has in hand, the oldest first. */
export function ordersInHand(db: Database, workerId: number): Promise<OrderInHand[]> {
  return db
    .selectFrom('order_standings')
    .innerJoin('orders', 'orders.id', 'order_standings.order_id')
    .select(['orders.id', 'orders.no', 'orders.service', 'orders.state'])
    .where('order_standings.worker_id', '=', workerId)
    .where(isInHand)
    .orderBy('orders.id')
    .execute()
}

/** Lays it down that a worker's orders go back to waiting; server/orders does it, each order as its state table allows. */
export const handBackQueue = 'workers.giveBack'
export type HandBackJob = { workerId: number; reason: string; by: { id: number | null; name: string } }
