import { posts } from '#contract/reviews/posts.ts'
import { handle } from '#server/kit/handle.ts'
import { sentenceOf } from '#server/kit/refusal.ts'
import { approveCases } from '#server/reviews/index.ts'

export const approveMany = handle(posts.approveMany, async (context, { posts: targets }) => {
  const { approved, refused } = await approveCases(context, 'posts', { targets, action: 'posts.approveMany' })
  const { language } = context.sender
  return {
    approved,
    refused: refused.map(({ id, reason, params }) => ({ id, message: sentenceOf(reason, language, params) })),
  }
})
