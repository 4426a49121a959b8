import { randomUUID } from 'node:crypto'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { type ChatRecord, lockChat, writeChat } from '#server/chats/thread/chat.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { helpQueue, needsHelp, type OrderRecord } from '#server/orders/index.ts'

/** What a conversation about this order begins with. */
export function priorityOf(order: Pick<OrderRecord, 'facts' | 'finished_at'> | undefined): ChatRow['priority'] {
  if (!order) return 'normal'
  if (needsHelp(order)) return 'urgent'
  return order.finished_at === null ? 'high' : 'normal'
}

/** Looks once more after the commit: somebody may be calling for help in this moment, and neither transaction sees the other. */
export async function watchHelp(
  { later }: Pick<Change, 'later'>,
  { id, order_no, priority }: ChatRecord,
): Promise<void> {
  if (order_no !== null && priority !== 'urgent') await later(helpQueue, { no: order_no, chatId: id })
}

/** Raises what is said about an order as soon as somebody there calls for help. */
export async function startUrgency(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<About>(helpQueue, about =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, change => raise(change, about)),
  )
}

type About = {
  no: string
  /** This conversation alone. */
  chatId?: number
}

async function raise(change: Change, { no, chatId }: About): Promise<void> {
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
