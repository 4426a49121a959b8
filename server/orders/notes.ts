import type { OrderDetail } from '#contract/order.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { lockSeen, type Target } from './desk.ts'
import { viewOrder } from './detail.ts'

/** Writes something down for colleagues. No new version of the order: nothing about it is different. */
export async function note(
  context: CommandContext,
  { text, ...target }: Target & { text: string },
): Promise<OrderDetail> {
  const { id, no, state, city_code } = await lockSeen(context, target)
  await context.db.insertInto('order_notes').values({ order_id: id, by_id: context.caller.userId, text }).execute()
  const event = { action: 'orders.note', subject: 'orders', subjectId: id, subjectNo: no, from: state, to: state }
  await recordEvent(context, { ...event, reason: text })
  context.tell({ word: 'orders.changed', id, cityCode: city_code })
  return viewOrder(context, { id })
}
