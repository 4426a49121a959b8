import type { chatReviews } from '#contract/chats/chat-reviews.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { add, list, sample } from './reviews.ts'

export const chatReviewsHandlers: Handlers<typeof chatReviews> = { sample, add, list }
