import { hourMs } from '#contract/base/durations.ts'
import { chats } from '#contract/chats/chats.ts'
import { peerOf } from '#server/chats/open/peers.ts'
import { answerChat } from '#server/chats/read/view.ts'
import { type ChatRecord, writeChat } from '#server/chats/thread/chat.ts'
import { addSystemMessage } from '#server/chats/thread/messages.ts'
import { enqueuePeerWebhook } from '#server/chats/thread/webhooks.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import type { EventAction } from '#words/access/features.ts'
import { lockForAction, lockPeerOf } from './lock.ts'

/** Messages of a muted person are refused until then, in all their conversations. */
export const mute = handle(chats.mute, async (context, { hours, reason, ...target }) => {
  await lockPeerOf(context, target.id)
  const chat = await lockForAction(context, target, 'mute')
  const until = new Date(Date.now() + hours * hourMs)
  await setMute(context, chat, { action: 'chats.mute', until, reason })
  const peer = await peerOf(context.db, chat.peer_id)
  const message = { key: 'user.muted', values: { until: until.getTime(), reason } } as const
  await enqueuePeerWebhook(context, peer, 'user.muted', { until: until.toISOString(), reason }, message)
  const params = { hours, reason, name: context.caller.name }
  await addSystemMessage(context, chat, { event: 'muted', params })
  return answerChat(context, chat.id)
})

export const unmute = handle(chats.unmute, async (context, { reason, ...target }) => {
  await lockPeerOf(context, target.id)
  const chat = await lockForAction(context, target, 'unmute')
  await setMute(context, chat, { action: 'chats.unmute', until: null, reason })
  await enqueuePeerWebhook(context, await peerOf(context.db, chat.peer_id), 'user.unmuted', {})
  await addSystemMessage(context, chat, { event: 'unmuted', params: { reason, name: context.caller.name } })
  return answerChat(context, chat.id)
})

type Mute = { action: EventAction; until: Date | null; reason: string }

async function setMute(context: CommandContext, chat: ChatRecord, { action, until, reason }: Mute): Promise<void> {
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
