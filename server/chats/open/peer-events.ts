import type { z } from 'zod'
import type { OpenPeer, OpenRating, OpenRead, OpenTyping } from '#contract/open/open-chats.ts'
import { noteTyping } from '#server/chats/desk/typing.ts'
import { type ChatRecord, lockChat, writeChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import { notifyOfEvent } from '#server/chats/thread/notifications.ts'
import type { Change } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import { findPeer, type PeerRecord } from './peers.ts'
import { screenText } from './screening.ts'

/** Leaders are notified of ratings up to this score. */
const lowScore = 2

type InChat = { chatId: number; from: z.output<typeof OpenPeer> }

/** Locks a conversation with a person of this app; any other is not found. */
async function lockChatOfPeer(
  change: Change,
  appId: string,
  { chatId, from }: InChat,
): Promise<{ chat: ChatRecord; peer: PeerRecord }> {
  const peer = await findPeer(change.db, appId, from)
  const chat = peer && (await lockChat(change.db, chatId))
  return chat && chat.peer_id === peer.user_id ? { chat, peer } : refuse('notFound')
}

export async function noteRead(
  change: Change,
  appId: string,
  read: z.output<typeof OpenRead>,
): Promise<Record<string, never>> {
  const { chat } = await lockChatOfPeer(change, appId, read)
  const upTo = Math.min(read.upTo, chat.last_id ?? 0)
  if (upTo > chat.peer_read_to) await writeChat(change, chat, { peer_read_to: upTo })
  return {}
}

export async function notePeerTyping(
  change: Change,
  appId: string,
  typing: z.output<typeof OpenTyping>,
): Promise<Record<string, never>> {
  const peer = await findPeer(change.db, appId, typing.from)
  const chat = await change.db
    .selectFrom('chats')
    .select(['peer_id', 'city_code'])
    .where('id', '=', typing.chatId)
    .executeTakeFirst()
  if (!peer || chat?.peer_id !== peer.user_id) return refuse('notFound')
  // Staff do not see that a muted person types.
  if ((peer.muted_until ?? 0) > Date.now()) return {}
  await noteTyping(change, { chatId: typing.chatId, cityCode: chat.city_code, name: peer.name })
  return {}
}

/** Once: the same score again is accepted, another one is refused. */
export async function rate(
  change: Change,
  appId: string,
  rating: z.output<typeof OpenRating>,
): Promise<Record<string, never>> {
  const { chat, peer } = await lockChatOfPeer(change, appId, rating)
  if (chat.score !== null) return chat.score === rating.score ? {} : refuse('requestReused')
  if (chat.state !== 'resolved') refuse('chatNotInThisState')
  const rated = await writeChat(change, chat, { score: rating.score, rating_comment: screenText(rating.comment).text })
  await recordEvent(change, {
    action: 'chats.rate',
    subject: 'chats',
    subjectId: chat.id,
    changes: { score: [null, rating.score] },
  })
  const params = { name: peer.name, score: rating.score }
  await addSystemMessage(change, rated, { event: 'rated', params })
  if (rating.score <= lowScore) await notifyOfEvent(change, rated, 'leaders', { kind: 'chat.lowRating', params })
  return {}
}
