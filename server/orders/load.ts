import { planOf, services } from '#contract/service.ts'
import type { Database } from '#server/kit/database.ts'

/** Where a worker has an order in hand, offered ones included; no word of it means two things in two services. */
export const inHandStates = [...new Set(services.flatMap(service => planOf(service).inHand))]

/** How many orders the worker has in hand. */
export async function loadOf(db: Database, workerId: number): Promise<number> {
  const { load } = await db
    .selectFrom('orders')
    .select(row => row.fn.countAll<number>().as('load'))
    .where('worker_id', '=', workerId)
    .where('finished_at', 'is', null)
    .where('state', 'in', inHandStates as never)
    .executeTakeFirstOrThrow()
  return load
}
