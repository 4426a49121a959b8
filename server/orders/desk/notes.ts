import type { OrderDetail } from '#contract/orders/order.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { lockSeen, type Target } from './desk.ts'

/** One more of what is about an order, so that its list finds it. No new version: nothing about the order is different. */
export async function countOne(db: Database, id: number, what: 'notes' | 'complaints'): Promise<void> {
  await db
    .updateTable('orders')
    .set(row => ({ [what]: row(what, '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes something down for colleagues. No new version of the order: nothing about it is different. */
export async function note(
  context: CommandContext,
  { text, ...target }: Target & { text: string },
): Promise<OrderDetail> {
  const { id, no, state, city_code } = await lockSeen(context, target)
  await context.db.insertInto('order_notes').values({ order_id: id, by_id: context.caller.userId, text }).execute()
  await countOne(context.db, id, 'notes')
  const event = { action: 'orders.note', subject: 'orders', subjectId: id, subjectNo: no, from: state, to: state }
  await recordEvent(context, { ...event, reason: text })
  context.tell({ word: 'orders.changed', id, cityCode: city_code })
  return viewOrder(context, { id })
}
