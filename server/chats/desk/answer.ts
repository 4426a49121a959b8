import { scheduleSilenceCheck } from '#server/chats/clocks/deadlines.ts'
import { type ChatRecord, moveChat, noWait } from '#server/chats/thread/chat.ts'
import type { Change } from '#server/kit/change.ts'

/** Moves a conversation to `pending` after a message of ours: nobody waits for us any more. */
export async function markAnswered(change: Change, chat: ChatRecord): Promise<ChatRecord> {
  const now = Date.now()
  const { waiting_since: since, replies, reply_seconds } = chat
  const moved = await moveChat(change, chat, 'answer', {
    by: 'staff',
    set: {
      ...noWait,
      first_replied_at: new Date(chat.first_replied_at ?? now),
      ...(since !== null && { replies: replies + 1, reply_seconds: reply_seconds + Math.round((now - since) / 1000) }),
    },
  })
  await scheduleSilenceCheck(change, moved)
  return moved
}
