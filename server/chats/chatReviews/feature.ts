import { chatReviews } from '#contract/chats/chat-reviews.ts'
import { feature } from '#server/kit/feature.ts'
import { add, list, sample } from './reviews.ts'

export const chatReviewsFeature = feature(chatReviews, { sample, add, list })
