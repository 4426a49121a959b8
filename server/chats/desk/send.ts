import type { z } from 'zod'
import type { NewMessage } from '#contract/chats/chat-message.ts'
import { chats } from '#contract/chats/chats.ts'
import { countUse } from '#server/chats/quickReplies/index.ts'
import { answerMessage } from '#server/chats/read/message-view.ts'
import { cardOf, orderOfPeer } from '#server/chats/read/peer-orders.ts'
import { lockChat, nudgeChat, writeChat } from '#server/chats/thread/chat.ts'
import { addMessage, fileOf, type MessageColumns } from '#server/chats/thread/messages.ts'
import { enqueueChatWebhook } from '#server/chats/thread/webhooks.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { markAnswered } from './answer.ts'
import { lockToSend } from './claim.ts'
import { recallGuard } from './guards.ts'
import { lockInCities } from './lock.ts'
import { refuseUnsafe } from './outgoing-safety.ts'
import { writtenColumns } from './written.ts'

type Sent = z.output<typeof NewMessage>
type Content = Pick<MessageColumns, 'kind' | 'text' | 'full_text' | 'file_id' | 'details'>

/** Once per `clientId`: a repeated request answers the message that is there. */
export const sendMsg = handle(chats.sendMsg, async (context, sent) => {
  const { db, caller } = context
  const isPrivate = 'isPrivate' in sent && sent.isPrivate
  const chat = isPrivate ? await lockInCities(context, sent.chatId) : null
  const known = await findSent(context, sent)
  if (known !== null) return answerMessage(context, known)
  const own = chat ?? (await lockToSend(context, sent.chatId, 'reply'))
  // The same request may have been served while this one waited for the lock.
  const meanwhile = await findSent(context, sent)
  if (meanwhile !== null) return answerMessage(context, meanwhile)
  const { chat: written, message } = await addMessage(context, own, {
    ...(await contentOf(context, own.peer_id, sent)),
    by: 'staff',
    sender_id: caller.userId,
    sender_name: caller.name,
    is_private: isPrivate,
    client_id: sent.clientId,
  })
  if (!isPrivate) await markAnswered(context, written)
  if (sent.kind === 'text' && sent.quickReplyId !== undefined) await countUse(db, caller, sent.quickReplyId)
  return answerMessage(context, message.id)
})

/** The message that the caller sent under this id; refused if it is in another conversation. */
async function findSent({ db, caller }: CommandContext, { clientId, chatId }: Sent): Promise<number | null> {
  const sent = await db
    .selectFrom('chat_messages')
    .select(['id', 'chat_id'])
    .where('sender_id', '=', caller.userId)
    .where('by', '=', 'staff')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (!sent) return null
  return sent.chat_id === chatId ? sent.id : refuse('requestReused')
}

async function contentOf(context: CommandContext, peerId: number, sent: Sent): Promise<Content> {
  const { db } = context
  switch (sent.kind) {
    case 'text':
      if (!sent.isPrivate) await refuseUnsafe(context, sent.text)
      return writtenColumns(sent.text)
    case 'order': {
      const order = await orderOfPeer(db, sent.orderNo, peerId)
      if (!order) return refuse('notOfThisPerson')
      return { kind: 'order', details: JSON.stringify(cardOf(order)) }
    }
    case 'image':
    case 'voice':
      return mediaOf(context, sent)
  }
}

/** An upload of the caller, and only of the kind it was uploaded as. */
async function mediaOf({ db, caller }: CommandContext, sent: Extract<Sent, { fileId: number }>): Promise<Content> {
  const file = await fileOf(db, sent.fileId)
  const module = sent.kind === 'image' ? 'chatimg' : 'chatvoice'
  if (!file || file.owner !== caller.userId || file.module !== module) return refuse('notFound')
  const { width, height } = file.details
  const details = sent.kind === 'voice' ? { seconds: sent.seconds } : { width, height }
  return { kind: sent.kind, file_id: file.id, details: JSON.stringify(details) }
}

/** The caller's own message, for a short time: hidden from both sides, and kept in the database. */
export const recall = handle(chats.recall, async (context, { messageId }) => {
  const { db, caller } = context
  const seen = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .select(['chat_messages.chat_id', 'chat_messages.sender_id'])
    .where('chat_messages.id', '=', messageId)
    .where(inCities('chats.city_code', caller))
    .executeTakeFirst()
  const chat = seen && (await lockChat(db, seen.chat_id))
  if (!chat) return refuse('notFound')
  const message = await db.selectFrom('chat_messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()
  const reason = recallGuard(message, caller, context.setting)
  // Whoever recalls it twice gets it as it is.
  if (message.recalled_at !== null && (reason === null || reason === 'recallTooLate'))
    return answerMessage(context, messageId)
  if (reason) refuse(reason)
  await db.updateTable('chat_messages').set({ recalled_at: new Date() }).where('id', '=', messageId).execute()
  if (chat.last_id === messageId) await writeChat(context, chat, { last_text: '', last_kind: null })
  if (!message.is_private) await enqueueChatWebhook(context, chat, 'chat.recalled', { messageId })
  await recordEvent(context, { action: 'chats.recall', subject: 'chats', subjectId: chat.id })
  nudgeChat(context, chat)
  return answerMessage(context, messageId)
})
