import { quickReplies } from '#contract/chats/quick-replies.ts'
import { feature } from '#server/kit/feature.ts'
import { add, list, remove, update } from './replies.ts'

export const quickRepliesFeature = feature(quickReplies, { list, add, update, remove })
