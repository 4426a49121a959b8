import type { ChatRow } from '#contract/chats/chat-row.ts'
import { peerOf } from '#server/chats/open/peers.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, writeChat } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import { tellPerson } from '#server/chats/thread/webhooks.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { holdChat, type Target } from './guards.ts'

/** Nothing of theirs is taken in until then, in no conversation. */
export async function mute(
  context: CommandContext,
  { hours, reason, ...target }: Target & { hours: number; reason: string },
): Promise<ChatRow> {
  const chat = await holdChat(context, target)
  const until = new Date(Date.now() + hours * 3_600_000)
  await set(context, chat, { action: 'chats.mute', until, reason })
  const peer = await peerOf(context.db, chat.peer_id)
  await tellPerson(context, peer, 'user.muted', { until: until.toISOString(), reason })
  await addLine(context, chat, { event: 'muted', params: { hours, reason, name: context.caller.name } })
  return answerChat(context, chat.id)
}

export async function unmute(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<ChatRow> {
  const chat = await holdChat(context, target)
  const peer = await peerOf(context.db, chat.peer_id)
  if ((peer.muted_until ?? 0) < Date.now()) refuse('alreadySo', { record: await answerChat(context, chat.id) })
  await set(context, chat, { action: 'chats.unmute', until: null, reason })
  await tellPerson(context, peer, 'user.unmuted', {})
  await addLine(context, chat, { event: 'unmuted', params: { reason, name: context.caller.name } })
  return answerChat(context, chat.id)
}

type Mute = { action: string; until: Date | null; reason: string }

async function set(context: CommandContext, chat: ChatRecord, { action, until, reason }: Mute): Promise<void> {
  const before = await peerOf(context.db, chat.peer_id)
  await context.db
    .updateTable('chat_peers')
    .set({ muted_until: until, mute_reason: until ? reason : '' })
    .where('user_id', '=', chat.peer_id)
    .execute()
  await writeChat(context, chat, { version: chat.version + 1 })
  await recordEvent(context, {
    action,
    subject: 'chats',
    subjectId: chat.id,
    changes: { mutedUntil: [before.muted_until, until?.getTime() ?? null] },
    reason,
    aboutId: chat.peer_id,
  })
}
