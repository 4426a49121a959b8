import type { z } from 'zod'
import type {
  OpenMedia,
  OpenMediaAnswer,
  OpenMediaLinkAnswer,
  OpenPeer,
  OpenRating,
  OpenRead,
  OpenTyping,
} from '#contract/open/open-chats.ts'
import { noteTyping } from '#server/chats/desk/typing.ts'
import { type ChatRecord, lockChat, writeChat } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import { noticeEvent } from '#server/chats/thread/notifications.ts'
import { linkTo, uploadForApp } from '#server/files/index.ts'
import type { Change } from '#server/kit/change.ts'
import type { Config } from '#server/kit/config.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { mediaNames } from './media-names.ts'
import { findPeer, type PeerRecord } from './peers.ts'
import { readSafely } from './safety.ts'

/** Up to this score the leaders want to know. */
const lowScore = 2

type InChat = { chatId: number; from: z.output<typeof OpenPeer> }

/** A conversation of somebody of this app; of others there is none. Locked. */
async function holdOf(
  change: Change,
  appId: string,
  { chatId, from }: InChat,
): Promise<{ chat: ChatRecord; peer: PeerRecord }> {
  const peer = await findPeer(change.db, appId, from)
  const chat = peer && (await lockChat(change.db, chatId))
  return chat && chat.peer_id === peer.user_id ? { chat, peer } : refuse('notFound')
}

export async function noteRead(change: Change, appId: string, read: z.output<typeof OpenRead>): Promise<object> {
  const { chat } = await holdOf(change, appId, read)
  const upTo = Math.min(read.upTo, chat.last_id ?? 0)
  if (upTo > chat.peer_read_to) await writeChat(change, chat, { peer_read_to: upTo })
  return {}
}

export async function notePeerTyping(
  change: Change,
  appId: string,
  typing: z.output<typeof OpenTyping>,
): Promise<object> {
  const peer = await findPeer(change.db, appId, typing.from)
  const chat = await change.db
    .selectFrom('chats')
    .select(['peer_id', 'city_code'])
    .where('id', '=', typing.chatId)
    .executeTakeFirst()
  if (!peer || chat?.peer_id !== peer.user_id) return refuse('notFound')
  // Of who is muted nobody hears.
  if ((peer.muted_until ?? 0) > Date.now()) return {}
  await noteTyping(change, { chatId: typing.chatId, cityCode: chat.city_code, name: peer.name })
  return {}
}

/** Once; the same again is well, another one is not. */
export async function rate(change: Change, appId: string, rating: z.output<typeof OpenRating>): Promise<object> {
  const { chat, peer } = await holdOf(change, appId, rating)
  if (chat.score !== null) return chat.score === rating.score ? {} : refuse('requestReused')
  if (chat.state !== 'resolved') refuse('chatNotInThisState')
  const rated = await writeChat(change, chat, { score: rating.score, rating_comment: readSafely(rating.comment).text })
  await recordEvent(change, {
    action: 'chats.rate',
    subject: 'chats',
    subjectId: chat.id,
    changes: { score: [null, rating.score] },
  })
  const params = { name: peer.name, score: rating.score }
  await addLine(change, rated, { event: 'rated', params })
  if (rating.score <= lowScore) await noticeEvent(change, rated, 'leaders', { kind: 'chat.lowRating', params })
  return {}
}

export async function takeMedia(
  change: Change,
  config: Config,
  appId: string,
  media: z.output<typeof OpenMedia>,
): Promise<z.output<typeof OpenMediaAnswer>> {
  const file = Buffer.from(media.data, 'base64')
  const given =
    media.kind === 'image'
      ? ({ appId, module: 'chatimg', file } as const)
      : ({ appId, module: 'chatvoice', file, seconds: media.seconds } as const)
  return { mediaId: await uploadForApp(change, config, given) }
}

/** Of its own people's conversations, whoever sent it; what was recalled is gone. */
export async function mediaLink(
  { db }: Change,
  appId: string,
  { mediaId }: { mediaId: string },
): Promise<z.output<typeof OpenMediaLinkAnswer>> {
  const file = await db
    .selectFrom('files')
    .innerJoin('chat_messages', 'chat_messages.file_id', 'files.id')
    .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
    .innerJoin('chat_peers', 'chat_peers.user_id', 'chats.peer_id')
    .select('files.name')
    .where('chat_peers.app_id', '=', appId)
    .where('chat_messages.is_private', '=', false)
    .where('chat_messages.recalled_at', 'is', null)
    .where('files.name', 'in', mediaNames(mediaId))
    .executeTakeFirst()
  return file ? { url: await linkTo(db, file.name) } : refuse('notFound')
}
