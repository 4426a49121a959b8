import { posts } from '#contract/reviews/posts.ts'
import { handle } from '#server/kit/handle.ts'
import { envelopeOfRefusal, Refusal } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { approveCases, undoCases } from '#server/reviews/index.ts'

export const approveMany = handle(posts.approveMany, async (context, { posts: targets }) => {
  const { done, refused } = await approveCases(context, 'posts', { targets, action: 'posts.approveMany' })
  return { approved: done, refused: inSentences(context, refused) }
})

export const undoMany = handle(posts.undoMany, async (context, { posts: targets }) => {
  const { done, refused } = await undoCases(context, 'posts', { targets, action: 'posts.undoMany' })
  return { undone: done.map(({ id }) => id), refused: inSentences(context, refused) }
})

type Refused = Awaited<ReturnType<typeof undoCases>>['refused']

function inSentences({ sender, traceId }: CommandContext, refused: Refused): { id: number; message: string }[] {
  return refused.map(({ id, reason, params }) => {
    const { message } = envelopeOfRefusal(new Refusal(reason, { params }), sender.language, traceId)
    return { id, message }
  })
}
