import { orders } from '#contract/orders/orders.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { viewOrder } from '#server/orders/read/detail.ts'
import { refuseFollowUp } from './follow-up.ts'
import { lockSeenOrder } from './lock-order.ts'

/** Adds one to the number by which the order list is filtered. No new version: the order itself is the same. */
export async function incrementCount(db: Database, id: number, column: 'notes' | 'complaints'): Promise<void> {
  await db
    .updateTable('orders')
    .set(row => ({ [column]: row(column, '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Writes a note for colleagues. No new version: the order itself is the same. */
export const note = handle(orders.note, async (context, { text, ...target }) => {
  const order = await lockSeenOrder(context, target)
  await refuseFollowUp(context, order, 'note')
  const { id, no, state, city_code } = order
  await context.db.insertInto('order_notes').values({ order_id: id, by_id: context.caller.userId, text }).execute()
  await incrementCount(context.db, id, 'notes')
  const about = { subject: 'orders', subjectId: id, subjectNo: no, from: state, to: state }
  await recordEvent(context, { ...about, action: 'orders.note', reason: text })
  context.tell({ word: 'orders.changed', id, cityCode: city_code })
  return viewOrder(context, { id })
})
