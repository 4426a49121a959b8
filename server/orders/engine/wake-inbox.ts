import { sql } from 'kysely'
import type { Change } from '#server/kit/change.ts'

export const inboxQueue = 'orders.inbox'

/** Schedules a look at waiting events of orders that staff or the clock moved: they may be possible now. */
export async function wakeInboxes(change: Change, orderIds: readonly number[]): Promise<void> {
  const waiting = await change.db
    .selectFrom('order_inbox')
    .select('order_id')
    .distinct()
    .where('order_id', '=', sql<number>`any (${orderIds})`)
    .where('state', '=', 'waiting')
    .execute()
  for (const { order_id: id } of waiting) await change.later(inboxQueue, { id })
}
