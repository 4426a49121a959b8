import type { PostDetail } from '#contract/reviews/post.ts'
import type { PostFault } from '#contract/reviews/post-rules.ts'
import { posts } from '#contract/reviews/posts.ts'
import type { Verdict } from '#contract/reviews/review.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { claimCases, decide, lockForMove, releaseCases, undoDecision } from '#server/reviews/index.ts'
import { detailOf } from '../read/detail.ts'

const freshIn = (context: CommandContext) => (id: number) => detailOf(context, id)

export const claim = handle(posts.claim, async (context, asked) => ({
  ids: await claimCases(context, 'posts', { ...asked, fresh: freshIn(context) }),
}))

export const release = handle(posts.release, async (context, { id }) => {
  await releaseCases(context, 'posts', { id, fresh: freshIn(context) })
  return {}
})

export const approve = handle(posts.approve, (context, target) =>
  judge(context, 'approve', { ...target, codes: [], note: '' }),
)

export const reject = handle(posts.reject, (context, target) => judge(context, 'reject', target))

type Judgement = { id: number; version: number; seconds: number; codes: readonly PostFault[]; note: string }

async function judge(
  context: CommandContext,
  verdict: Verdict,
  { id, version, ...judgement }: Judgement,
): Promise<PostDetail> {
  const review = await lockForMove(context, 'posts', { id, version, move: verdict, fresh: freshIn(context) })
  await decide(context, review, verdict, judgement)
  return detailOf(context, id)
}

export const undo = handle(posts.undo, async (context, target) => {
  const review = await lockForMove(context, 'posts', { ...target, move: 'undo', fresh: freshIn(context) })
  await undoDecision(context, review)
  return detailOf(context, target.id)
})
