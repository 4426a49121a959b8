import type { quickReplies } from '#contract/chats/quick-replies.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { add, list, remove, update } from './replies.ts'

export { countUse } from './replies.ts'

export const quickRepliesHandlers: Handlers<typeof quickReplies> = { list, add, update, remove }
