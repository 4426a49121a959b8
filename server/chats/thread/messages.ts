import type { Insertable, Selectable } from 'kysely'
import type { ChatEvent } from '#contract/chats/chat.ts'
import { withoutLinks } from '#server/chats/open/safety.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database, Tables } from '#server/kit/database.ts'
import { type ChatRecord, tellChat, writeChat } from './chat.ts'
import { spokenLine } from './system-lines.ts'
import { tellPeer } from './webhooks.ts'

export type MessageRecord = Selectable<Tables['chat_messages']>
export type MessageColumns = Omit<Insertable<Tables['chat_messages']>, 'chat_id'>

/** What a list shows of a message, in characters. */
const previewLength = 60

/**
 * Writes a message into a locked conversation and, unless it is a note, tells the other side. What it means for the
 * conversation's state is the caller's to say.
 */
export async function addMessage(
  change: Change,
  chat: ChatRecord,
  columns: MessageColumns,
): Promise<{ chat: ChatRecord; message: MessageRecord }> {
  const message = await change.db
    .insertInto('chat_messages')
    .values({ ...columns, chat_id: chat.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (message.is_private) {
    tellChat(change, chat)
    return { chat, message }
  }
  const written = await writeChat(change, chat, {
    last_id: message.id,
    last_at: new Date(message.at),
    // What happened says less about it than what was said last.
    ...(message.by !== 'system' && {
      last_kind: message.kind,
      last_text: previewOf(message),
      last_by_peer: message.by === 'peer',
    }),
    ...(message.by === 'peer' && { last_peer_id: message.id }),
  })
  if (message.by !== 'peer') await tellPeer(change, chat, 'chat.message', { message: await asTold(change.db, message) })
  return { chat: written, message }
}

/** Beside its kind, which the screen words. */
function previewOf({ kind, text, details }: MessageRecord): string {
  return kind === 'voice' ? `${details.seconds ?? 0}″` : withoutLinks(text).slice(0, previewLength)
}

type Line = { event: ChatEvent; params?: Record<string, string | number>; isForPeer?: boolean }

/** A line between the messages: what happened to the conversation. Colleagues read it; the other side where it is for them. */
export function addLine(change: Change, chat: ChatRecord, { event, params = {}, isForPeer = false }: Line) {
  return addMessage(change, chat, {
    kind: 'system',
    by: 'system',
    event,
    params: JSON.stringify(params),
    text: isForPeer ? spokenLine(event, params) : '',
    is_private: !isForPeer,
  })
}

async function asTold(db: Database, message: MessageRecord) {
  const file = message.file_id === null ? undefined : await fileOf(db, message.file_id)
  const packet =
    message.packet_id === null
      ? undefined
      : await db.selectFrom('packets').select('no').where('id', '=', message.packet_id).executeTakeFirst()
  return {
    id: message.id,
    kind: message.kind,
    senderName: message.sender_name,
    text: message.text,
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
