import type { ChatMessage } from '#contract/chats/chat-message.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { recallEndOf, recallGuard } from '#server/chats/desk/guards.ts'
import type { MessageRecord } from '#server/chats/thread/messages.ts'
import { linkTo } from '#server/desk/files/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { asWritten, maskedValues } from '#server/people/index.ts'

/** Links made within one span are equal, so that browsers reuse the picture; each link is valid for twice as long. */
const linkSpanMs = 150_000

type Reader = { db: Database; caller: Caller; setting: SettingReader }

/** Messages with the names of senders, their files and their packets. */
export function messagesWithMedia(db: Database) {
  return db
    .selectFrom('chat_messages')
    .leftJoin('users as sender', 'sender.id', 'chat_messages.sender_id')
    .leftJoin('files', 'files.id', 'chat_messages.file_id')
    .leftJoin('packets', 'packets.id', 'chat_messages.packet_id')
    .selectAll('chat_messages')
    .select([
      'sender.avatar as sender_avatar',
      'files.name as file_name',
      'files.mime as file_mime',
      'files.bytes as file_bytes',
      'packets.no as packet_no',
      'packets.amount_fen as packet_fen',
      'packets.state as packet_state',
      'packets.greeting as packet_greeting',
    ])
}

type ListedMessage = Awaited<ReturnType<ReturnType<typeof messagesWithMedia>['execute']>>[number]

export async function answerMessage(reader: Reader, id: number): Promise<ChatMessage> {
  const row = await messagesWithMedia(reader.db).where('chat_messages.id', '=', id).executeTakeFirstOrThrow()
  return viewMessage(reader, row)
}

export async function viewMessage(reader: Reader, row: ListedMessage): Promise<ChatMessage> {
  const isRecalled = row.recalled_at !== null
  const { caller, setting } = reader
  const isMine = row.by === 'staff' && row.sender_id === caller.userId
  const canRecall = !isRecalled && recallGuard(row, caller, setting) === null
  return {
    id: row.id,
    chatId: row.chat_id,
    at: row.at,
    kind: row.kind,
    sender: { kind: row.by, id: row.sender_id, name: row.sender_name, avatar: row.sender_avatar ?? '' },
    isMine,
    clientId: isMine ? row.client_id : null,
    text: asWritten(isRecalled ? '' : row.text),
    media: isRecalled ? null : await mediaOf(reader.db, row),
    packet: packetOf(row),
    order: isRecalled ? null : cardOf(row),
    event: row.event === null ? null : { code: row.event, params: maskedValues(row.params) },
    isPrivate: row.is_private,
    labels: isRecalled ? [] : row.labels,
    isRecalled,
    recallUntil: canRecall ? recallEndOf(row, setting) : null,
    allowed: isRecalled ? [] : allowedOf(row, canRecall, caller),
  }
}

async function mediaOf(db: Database, row: ListedMessage): Promise<ChatMessage['media']> {
  if (row.file_name === null) return null
  const now = Date.now()
  const { width = null, height = null, seconds = null } = row.details
  return {
    url: await linkTo(db, row.file_name, now - (now % linkSpanMs)),
    mime: row.file_mime ?? '',
    width,
    height,
    seconds,
    bytes: row.file_bytes ?? 0,
  }
}

function packetOf(row: ListedMessage): ChatMessage['packet'] {
  const { packet_id, packet_no, packet_fen, packet_state, packet_greeting } = row
  if (packet_id === null || packet_no === null || packet_fen === null || packet_state === null) return null
  return {
    id: packet_id,
    no: packet_no,
    amountFen: packet_fen,
    state: packet_state,
    greeting: asWritten(packet_greeting ?? ''),
  }
}

function cardOf({ kind, details: { no, title, payFen } }: ListedMessage): ChatMessage['order'] {
  if (kind !== 'order' || no === undefined || payFen === undefined) return null
  return { no, title: title ?? '', payFen }
}

function allowedOf(row: MessageRecord, canRecall: boolean, caller: Caller): ChatMessage['allowed'] {
  const allowed: ChatMessage['allowed'] = []
  if (canRecall) allowed.push('recall')
  if (row.full_text !== null && caller.permissions.has('people.reveal')) allowed.push('reveal')
  return allowed
}
