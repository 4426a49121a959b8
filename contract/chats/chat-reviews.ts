import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, longText, Moment } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { ChatRow } from './chat-row.ts'

/** The aspects that a leader scores in a resolved conversation, each from 1 to 5. */
export const reviewAspects = ['greeting', 'accuracy', 'empathy', 'closing'] as const
const Score = z.int().min(1).max(5)
const Scores = z.object({ greeting: Score, accuracy: Score, empathy: Score, closing: Score })

export const ChatReview = z.object({
  id: Id,
  chatId: Id,
  agent: z.object({ id: Id, name: z.string() }),
  reviewer: z.string(),
  scores: Scores,
  comment: WrittenText,
  at: Moment,
})
export type ChatReview = z.output<typeof ChatReview>

/** Reviews of sampled conversations. */
export const chatReviews = {
  /** A random sample of conversations resolved within the last days and not reviewed yet, without the reader's own. */
  sample: query('chatReviews.sample', {
    needs: 'chats.monitor',
    input: z.object({
      count: z.int().min(1).max(50).default(10),
      days: z.int().min(1).max(90).default(7),
      agentId: Id.optional(),
    }),
    output: z.array(ChatRow),
  }),
  /** Once for each conversation, never one's own; the agent is notified. */
  add: command('chatReviews.add', {
    needs: 'chats.monitor',
    input: z.object({ chatId: Id, scores: Scores, comment: longText.default('') }),
    output: ChatReview,
  }),
  /** Newest first: reviews of one's own conversations; with `chats.monitor`, of everybody's in one's cities. */
  list: query('chatReviews.list', {
    needs: 'chats.view',
    input: z.object({
      agentId: Id.optional(),
      after: AfterId,
      limit: PageLimit,
    }),
    output: pageOf(ChatReview),
  }),
}
