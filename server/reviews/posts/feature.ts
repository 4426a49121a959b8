import { posts } from '#contract/reviews/posts.ts'
import { feature } from '#server/kit/feature.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startReviews } from '#server/reviews/index.ts'
import { hide, restore } from './desk/hide.ts'
import { approve, claim, reject, release, undo } from './desk/judge.ts'
import { approveMany, undoMany } from './desk/many.ts'
import { punish } from './desk/punish.ts'
import { startRiskUpdates } from './open/figures.ts'
import { get } from './read/detail.ts'
import { counts, list } from './read/list.ts'
import { reviewedPosts } from './settle.ts'

export const postsFeature = feature(
  posts,
  { list, counts, get, claim, release, approve, reject, undo, approveMany, undoMany, hide, restore, punish },
  { start: [startPosts] },
)

/** Starts the jobs of posts: decisions take effect, figures change the order of the queue. */
async function startPosts(runtime: Runtime): Promise<void> {
  await startReviews(runtime, 'posts', reviewedPosts)
  await startRiskUpdates(runtime)
}
