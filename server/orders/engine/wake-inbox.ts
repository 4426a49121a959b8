import type { Change } from '#server/kit/change.ts'

export const inboxQueue = 'orders.inbox'

/** After a move that no app reported: what apps reported too early may be possible now. */
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
