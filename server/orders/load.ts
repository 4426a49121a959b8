import type { Database } from '#server/kit/database.ts'

/** How many orders the rider has in hand, offered ones included. */
export async function loadOf(db: Database, workerId: number): Promise<number> {
  const { load } = await db
    .selectFrom('orders')
    .select(row => row.fn.countAll<number>().as('load'))
    .where('worker_id', '=', workerId)
    .where('state', 'not in', ['completed', 'cancelled', 'closed', 'delivered'])
    .executeTakeFirstOrThrow()
  return load
}
