import type { ChatRow } from '#contract/chats/chat-row.ts'
import { type ChatRecord, lockChat, writeChat } from '#server/chats/thread/chat.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { helpQueue, needsHelp, type OrderRecord } from '#server/orders/index.ts'

/** The first priority of a conversation about this order. */
export function priorityOf(order: Pick<OrderRecord, 'facts' | 'finished_at'> | undefined): ChatRow['priority'] {
  if (!order) return 'normal'
  if (needsHelp(order)) return 'urgent'
  return order.finished_at === null ? 'high' : 'normal'
}

/** Schedules a check after the commit: a call for help on the order that commits meanwhile is not visible to this transaction. */
export async function scheduleHelpCheck(
  { later }: Pick<Change, 'later'>,
  { id, order_no, priority }: ChatRecord,
): Promise<void> {
  if (order_no !== null && priority !== 'urgent') await later(helpQueue, { no: order_no, chatId: id })
}

/** Makes the conversations about an order urgent when somebody there calls for help. */
export async function startUrgency(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<HelpCall>(helpQueue, call => makeClockChange(runtime, change => makeUrgent(change, call)))
}

type HelpCall = {
  /** The order. */
  no: string
  /** Only this conversation about it. */
  chatId?: number
}

async function makeUrgent(change: Change, { no, chatId }: HelpCall): Promise<void> {
  const order = await change.db.selectFrom('orders').select('facts').where('no', '=', no).executeTakeFirst()
  if (!order || !needsHelp(order)) return
  const found = await change.db
    .selectFrom('chats')
    .select('id')
    .where('order_no', '=', no)
    .where('state', '<>', 'resolved')
    .$if(chatId !== undefined, rows => rows.where('id', '=', chatId ?? 0))
    .orderBy('id')
    .execute()
  for (const { id } of found) {
    const chat = await lockChat(change.db, id)
    if (!chat || chat.order_no !== no || chat.state === 'resolved' || chat.priority === 'urgent') continue
    await writeChat(change, chat, { priority: 'urgent' })
    await recordEvent(change, {
      action: 'chats.upone',
      subject: 'chats',
      subjectId: id,
      changes: { priority: [chat.priority, 'urgent'] },
    })
  }
}
