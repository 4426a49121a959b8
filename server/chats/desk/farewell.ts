import type { Farewell } from '#contract/chats/chat-message.ts'
import { countUse } from '#server/chats/quickReplies/index.ts'
import { answerChat } from '#server/chats/read/view.ts'
import type { ChatRecord } from '#server/chats/thread/chat.ts'
import { addMessage } from '#server/chats/thread/messages.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { markAnswered } from './answer.ts'
import { refuseNotAllowed } from './lock.ts'
import { refuseUnsafe } from './outgoing-safety.ts'
import { writtenColumns } from './written.ts'

/** What an agent says with an act after which they can say nothing more: sent before it, and not at all if it is refused. */
export async function sayFarewell(
  context: CommandContext,
  chat: ChatRecord,
  farewell: Farewell | undefined,
): Promise<ChatRecord> {
  if (!farewell) return chat
  const { db, caller } = context
  // A reply would claim it.
  if (chat.state === 'queued') refuse('chatNotInThisState', { record: await answerChat(context, chat.id) })
  await refuseNotAllowed(context, chat, 'reply')
  await refuseUnsafe(context, farewell.text)
  const { chat: written } = await addMessage(context, chat, {
    ...writtenColumns(farewell.text),
    by: 'staff',
    sender_id: caller.userId,
    sender_name: caller.name,
    is_private: false,
    client_id: farewell.clientId,
  })
  if (farewell.quickReplyId !== undefined) await countUse(db, caller, farewell.quickReplyId)
  return markAnswered(context, written)
}
