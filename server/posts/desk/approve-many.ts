import { posts } from '#contract/reviews/posts.ts'
import { handle } from '#server/kit/handle.ts'
import { envelopeOfRefusal, Refusal } from '#server/kit/refusal.ts'
import { approveCases } from '#server/reviews/index.ts'

export const approveMany = handle(posts.approveMany, async (context, { posts: targets }) => {
  const { sender, traceId } = context
  const { approved, refused } = await approveCases(context, 'posts', { targets, action: 'posts.approveMany' })
  return {
    approved,
    refused: refused.map(({ id, reason, params }) => {
      const { message } = envelopeOfRefusal(new Refusal(reason, { params }), sender.language, traceId)
      return { id, message }
    }),
  }
})
