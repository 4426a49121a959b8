import type { z } from 'zod'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { chats } from '#contract/chats/chats.ts'
import { watchHelp } from '#server/chats/clocks/urgency.ts'
import { orderOfPeer } from '#server/chats/read/orders.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatColumns, type ChatRecord, writeChat } from '#server/chats/thread/chat.ts'
import { linkTo } from '#server/chats/thread/notifications.ts'
import { holds } from '#server/kit/caller.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { readMessages } from '#server/notifications/index.ts'
import { holdChat, refuseTaken } from './guards.ts'
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

export async function upone(context: CommandContext, { id, version, read, ...asked }: Asked): Promise<ChatRow> {
  await answerChat(context, id)
  if (read !== undefined) await markRead(context, id, read)
  if (read) await readMessages(context, linkTo({ id }))
  const fields = (Object.keys(columns) as Field[]).filter(field => asked[field] !== undefined)
  if (fields.length > 0) await change(context, { id, version: version ?? 0 }, asked, fields)
  return answerChat(context, id)
}

type Changes = Pick<Asked, Field>

async function change(
  context: CommandContext,
  target: { id: number; version: number },
  asked: Changes,
  fields: Field[],
): Promise<void> {
  const { caller, db } = context
  if (!holds(caller, chats.sendMsg.needs)) refuse('noPermission')
  const chat = await holdChat(context, target)
  const isOthers = chat.assignee_id !== null && chat.assignee_id !== caller.userId
  if (isOthers && !caller.permissions.has('chats.monitor')) await refuseTaken(context, chat)
  if (asked.orderNo && !(await orderOfPeer(db, asked.orderNo, chat.peer_id))) refuse('notOfThisPerson')
  const set = Object.fromEntries(fields.map(field => [columns[field], asked[field]])) as ChatColumns
  const written = await writeChat(context, chat, { ...set, version: chat.version + 1 })
  if (asked.orderNo && asked.priority === undefined) await watchHelp(context, written)
  await recordEvent(context, {
    action: 'chats.upone',
    subject: 'chats',
    subjectId: chat.id,
    changes: Object.fromEntries(fields.map(field => [field, [chat[columns[field]], asked[field]]])),
  })
}
