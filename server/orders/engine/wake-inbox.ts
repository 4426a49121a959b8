import type { Change } from '#server/kit/change.ts'

export const inboxQueue = 'orders.inbox'

/** Schedules a look at waiting events after a move of staff or the clock: they may be possible now. */
export async function wakeInbox(change: Change, orderId: number): Promise<void> {
  const waiting = await change.db
    .selectFrom('order_inbox')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  if (waiting) await change.later(inboxQueue, { id: orderId })
}
