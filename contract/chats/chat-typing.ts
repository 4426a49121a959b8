import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, Nothing } from '#contract/base/values.ts'

/** Who is typing in a conversation now. */
export const chatTyping = {
  list: query('chatTyping.list', {
    needs: 'chats.view',
    input: z.object({ chatId: Id }),
    /** Without the reader. */
    output: z.array(z.object({ kind: z.enum(['peer', 'staff']), name: z.string() })),
  }),
  /** Sent at most every 3 s while somebody types; valid for 6 s. */
  say: command('chatTyping.say', { needs: 'chats.reply', input: z.object({ chatId: Id }), output: Nothing }),
}

export const typingSeconds = 6
