import type { z } from 'zod'
import { chatClocks } from '#contract/chats/chat.ts'
import type { ChatMessage, NewMessage } from '#contract/chats/chat-message.ts'
import { answerMessage } from '#server/chats/read/message-view.ts'
import { cardOf, orderOfPeer } from '#server/chats/read/orders.ts'
import { countUse } from '#server/chats/replies/quick-replies.ts'
import { inScope } from '#server/chats/scope.ts'
import { lockChat, tellChat, writeChat } from '#server/chats/thread/chat.ts'
import { addMessage, fileOf, type MessageColumns } from '#server/chats/thread/messages.ts'
import { tellPeer } from '#server/chats/thread/webhooks.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { answered } from './answering.ts'
import { holdOwn, lockInScope } from './guards.ts'
import { refuseUnsafe } from './outgoing.ts'

type Sent = z.output<typeof NewMessage>
type Content = Pick<MessageColumns, 'kind' | 'text' | 'file_id' | 'details'>

/** Sends once per `clientId`: after a cut it answers what is there. */
export async function sendMsg(context: CommandContext, sent: Sent): Promise<ChatMessage> {
  const { db, caller } = context
  const isPrivate = 'isPrivate' in sent && sent.isPrivate
  const chat = isPrivate ? await lockInScope(context, sent.chatId) : null
  const known = await findSent(context, sent)
  if (known) return answerMessage(context, known.chat_id === sent.chatId ? known.id : refuse('requestReused'))
  const own = chat ?? (await holdOwn(context, sent.chatId))
  // Somebody sent the same while we waited for the lock.
  const meanwhile = await findSent(context, sent)
  if (meanwhile) return answerMessage(context, meanwhile.id)
  const { chat: written, message } = await addMessage(context, own, {
    ...(await contentOf(context, own.peer_id, sent)),
    by: 'staff',
    sender_id: caller.userId,
    sender_name: caller.name,
    is_private: isPrivate,
    client_id: sent.clientId,
  })
  if (!isPrivate) await answered(context, written)
  if (sent.kind === 'text' && sent.quickReplyId !== undefined) await countUse(db, caller, sent.quickReplyId)
  return answerMessage(context, message.id)
}

function findSent({ db, caller }: CommandContext, { clientId }: Sent) {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'chat_id'])
    .where('sender_id', '=', caller.userId)
    .where('by', '=', 'staff')
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

async function contentOf(context: CommandContext, peerId: number, sent: Sent): Promise<Content> {
  const { db } = context
  switch (sent.kind) {
    case 'text':
      if (!sent.isPrivate) refuseUnsafe(context.runtime.config, sent.text)
      return { kind: 'text', text: sent.text }
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

/** One's own upload, and only for what it was uploaded for. */
async function mediaOf({ db, caller }: CommandContext, sent: Extract<Sent, { fileId: number }>): Promise<Content> {
  const file = await fileOf(db, sent.fileId)
  const module = sent.kind === 'image' ? 'chatimg' : 'chatvoice'
  if (!file || file.owner !== caller.userId || file.module !== module) return refuse('notFound')
  const { width, height } = file.details
  const details = sent.kind === 'voice' ? { seconds: sent.seconds } : { width, height }
  return { kind: sent.kind, file_id: file.id, details: JSON.stringify(details) }
}

/** One's own, within two minutes, from both sides' eyes. What was said stays in the database for who must look into it. */
export async function recall(context: CommandContext, { messageId }: { messageId: number }): Promise<ChatMessage> {
  const { db, caller } = context
  const seen = await db
    .selectFrom('chat_messages')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .select(['chat_messages.chat_id', 'chat_messages.sender_id'])
    .where('chat_messages.id', '=', messageId)
    .where(inScope(caller))
    .executeTakeFirst()
  const chat = seen && (await lockChat(db, seen.chat_id))
  if (!chat) return refuse('notFound')
  const message = await db.selectFrom('chat_messages').selectAll().where('id', '=', messageId).executeTakeFirstOrThrow()
  if (message.sender_id !== caller.userId || message.by !== 'staff' || message.kind === 'packet')
    refuse('notYourMessage')
  if (message.recalled_at !== null) return answerMessage(context, messageId)
  if (message.at < Date.now() - chatClocks.recall * 1000) refuse('recallTooLate')
  await db.updateTable('chat_messages').set({ recalled_at: new Date() }).where('id', '=', messageId).execute()
  if (chat.last_id === messageId) await writeChat(context, chat, { last_text: '', last_kind: null })
  if (!message.is_private) await tellPeer(context, chat, 'chat.recalled', { messageId })
  await recordEvent(context, { action: 'chats.recall', subject: 'chats', subjectId: chat.id })
  tellChat(context, chat)
  return answerMessage(context, messageId)
}
