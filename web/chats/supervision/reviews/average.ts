import { type ChatReview, reviewAspects } from '#contract/chats/chat-reviews.ts'

export function averageOf(scores: ChatReview['scores']): number {
  return reviewAspects.reduce((sum, aspect) => sum + scores[aspect], 0) / reviewAspects.length
}
