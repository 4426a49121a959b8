import { watchSilence } from '#server/chats/clocks/waits.ts'
import { type ChatRecord, moveChat, noWait } from '#server/chats/thread/chat.ts'
import type { Change } from '#server/kit/change.ts'

/** We have said something to the other side: nobody waits for us any more, and it is their turn. */
export async function answered(change: Change, chat: ChatRecord): Promise<ChatRecord> {
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
  await watchSilence(change, moved)
  return moved
}
