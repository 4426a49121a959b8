import type { Insertable, Selectable } from 'kysely'
import { startOf } from '#contract/base/values.ts'
import type { ChatEvent } from '#contract/chats/chat.ts'
import { withoutLinks } from '#server/chats/open/screening.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { fill, refuse } from '#server/kit/refusal.ts'
import { peerLinesWords } from '#words/chats/chats.ts'
import type { Phrase } from '#words/words.ts'
import { type ChatRecord, nudgeChat, writeChat } from './chat.ts'
import { enqueueChatWebhook } from './webhooks.ts'

export type MessageRecord = Selectable<Tables['chat_messages']>
export type MessageColumns = Omit<Insertable<Tables['chat_messages']>, 'chat_id'>

/** Characters of the last message that a list shows. */
const previewLength = 60

/**
 * Writes a message into a locked conversation and, unless it is private, enqueues the webhook for the other side. The
 * caller moves the conversation.
 */
export async function addMessage(
  change: Change,
  chat: ChatRecord,
  columns: MessageColumns,
): Promise<{ chat: ChatRecord; message: MessageRecord }> {
  const message = await change.db
    .insertInto('chat_messages')
    .values({ ...columns, chat_id: chat.id })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  // Another message was sent under its id at the same time, into another conversation.
  if (!message) return refuse('requestReused')
  if (message.is_private) {
    nudgeChat(change, chat)
    return { chat, message }
  }
  const written = await writeChat(change, chat, {
    last_id: message.id,
    last_at: new Date(message.at),
    // Lists show the last message of a person, not of the system.
    ...(message.by !== 'system' && {
      last_kind: message.kind,
      last_text: previewOf(message),
      last_by_peer: message.by === 'peer',
    }),
    ...(message.by === 'peer' && { last_peer_id: message.id }),
  })
  if (message.by !== 'peer')
    await enqueueChatWebhook(change, chat, 'chat.message', { message: await webhookMessage(change.db, message) })
  return { chat: written, message }
}

/** Shown beside the kind of the message. */
function previewOf({ kind, text, details }: MessageRecord): string {
  return kind === 'voice' ? `${details.seconds ?? 0}″` : startOf(withoutLinks(text), previewLength)
}

type SystemMessage = { event: ChatEvent; params?: Record<string, string | number>; isForPeer?: boolean }

/** Writes a message of the system about what happened to the conversation. Without `isForPeer` only staff see it. */
export function addSystemMessage(
  change: Change,
  chat: ChatRecord,
  { event, params = {}, isForPeer = false }: SystemMessage,
) {
  return addMessage(change, chat, {
    kind: 'system',
    by: 'system',
    event,
    params: JSON.stringify(params),
    text: isForPeer ? spokenLine(event, params) : '',
    is_private: !isForPeer,
  })
}

async function webhookMessage(db: Database, message: MessageRecord) {
  const file = message.file_id === null ? undefined : await fileOf(db, message.file_id)
  const packet =
    message.packet_id === null
      ? undefined
      : await db.selectFrom('packets').select('no').where('id', '=', message.packet_id).executeTakeFirst()
  return {
    id: message.id,
    kind: message.kind,
    senderName: message.sender_name,
    text: message.full_text ?? message.text,
    mediaId: file ? (file.name.split('.')[0] ?? null) : null,
    seconds: message.details.seconds ?? null,
    orderNo: message.details.no ?? null,
    packetNo: packet?.no ?? null,
    sentAt: new Date(message.at).toISOString(),
  }
}

export function fileOf(db: Database, id: number) {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'module', 'owner', 'details'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const lines: Partial<Record<ChatEvent, Phrase>> = peerLinesWords

/** The other sides are people of the platform's cities, and read Chinese. */
function spokenLine(event: ChatEvent, params: Record<string, string | number>): string {
  return fill(lines[event]?.zh ?? '', params)
}
