import { type SqlBool, sql } from 'kysely'
import { planOf, services } from '#contract/orders/service.ts'
import type { Database } from '#server/kit/database.ts'
import { withoutFlush } from '#server/kit/statements/deferred-writes.ts'

/** State names are unique across services. */
const inHandStates = [...new Set(services.flatMap(service => planOf(service).inHand))]

/** Orders that a worker has or is offered. */
export const isInHand = sql<SqlBool>`(orders.finished_at is null and orders.state in (${sql.join(inHandStates)}))`

type OrderInHand = { id: number; no: string; service: string; state: string }

/** How many orders the worker has in hand. `isFirst`: this transaction has moved no order. */
export async function loadOf(db: Database, workerId: number, { isFirst = false } = {}): Promise<number> {
  const { load } = await db
    .selectFrom('orders')
    .select(row => row.fn.countAll<number>().as('load'))
    .where('worker_id', '=', workerId)
    .where(isInHand)
    .$if(isFirst, query => query.modifyEnd(withoutFlush))
    .executeTakeFirstOrThrow()
  return load
}

/** What a worker has in hand, the oldest first. */
export function ordersInHand(db: Database, workerId: number): Promise<OrderInHand[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'no', 'service', 'state'])
    .where('worker_id', '=', workerId)
    .where(isInHand)
    .orderBy('id')
    .execute()
}

/** Lays it down that a worker's orders go back to waiting; server/orders does it, each order as its state table allows. */
export const handBackQueue = 'workers.giveBack'
export type HandBackJob = { workerId: number; reason: string; by: { id: number | null; name: string } }
