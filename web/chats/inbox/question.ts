import { z } from 'zod'
import { ChatQuestion, chatQueues } from '#contract/chats/chat-row.ts'

/** `chat` is the open conversation, `at` a message in it that was found; 0 for none. */
export const Question = ChatQuestion.omit({ after: true, limit: true }).extend({
  queue: z.enum(chatQueues).default('mine'),
  chat: z.int().min(0).default(0),
  at: z.int().min(0).default(0),
})
export type DeskQuestion = z.output<typeof Question>

/** Panels that can be opened beside the conversation. */
export type Beside = 'shortcuts' | 'search' | 'reviews' | 'context'
