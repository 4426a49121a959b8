import type { z } from 'zod'
import type { Target } from '#contract/base/values.ts'
import { chats } from '#contract/chats/chats.ts'
import { scheduleHelpCheck } from '#server/chats/clocks/urgency.ts'
import { orderOfPeer } from '#server/chats/read/peer-orders.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatColumns, type ChatRecord, writeChat } from '#server/chats/thread/chat.ts'
import { chatLink } from '#server/chats/thread/notifications.ts'
import { readMessages } from '#server/desk/notifications/index.ts'
import { may } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { withStoredNumbers } from '#server/people/index.ts'
import { serveQueue } from './assign.ts'
import { lockForAction } from './lock.ts'
import { markRead } from './members.ts'

type Asked = z.output<typeof chats.upone.input>

/** Contract field → column. */
const columns = {
  tags: 'tags',
  priority: 'priority',
  remark: 'remark',
  group: 'skill',
  orderNo: 'order_no',
} as const satisfies Partial<Record<keyof Asked, keyof ChatRecord>>
type Field = keyof typeof columns
type Changes = Pick<Asked, Field>

export const upone = handle(chats.upone, async (context, { id, version, read, ...asked }) => {
  await answerChat(context, id)
  const fields = (Object.keys(columns) as Field[]).filter(field => asked[field] !== undefined)
  if (fields.length > 0) await update(context, { id, version: version ?? 0 }, asked, fields)
  // After the lock of the conversation: a message that comes in shows it again to those who had hidden it, and locks their marks.
  if (read !== undefined) await markRead(context, id, read)
  if (read) await readMessages(context, chatLink({ id }))
  return answerChat(context, id)
})

async function update(context: CommandContext, target: Target, asked: Changes, fields: Field[]): Promise<void> {
  if (!may(context.caller, chats.sendMsg.needs)) refuse('noPermission')
  const chat = await lockForAction(context, target, 'upone')
  if (asked.orderNo && !(await orderOfPeer(context.db, asked.orderNo, chat.peer_id))) refuse('notOfThisPerson')
  const next = { ...asked, remark: withStoredNumbers(asked.remark ?? '', chat.remark) }
  const set = Object.fromEntries(fields.map(field => [columns[field], next[field]])) as ChatColumns
  const written = await writeChat(context, chat, { ...set, version: chat.version + 1 })
  if (asked.orderNo && asked.priority === undefined) await scheduleHelpCheck(context, written)
  await recordEvent(context, {
    action: 'chats.upone',
    subject: 'chats',
    subjectId: chat.id,
    changes: Object.fromEntries(fields.map(field => [field, [chat[columns[field]], next[field]]])),
  })
  // Somebody of the other group may be free.
  if (asked.group && written.state === 'queued') await serveQueue(context)
}
