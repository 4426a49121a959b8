import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { Id, Nothing, ReasonedTarget, Target } from '#contract/base/values.ts'
import { PostDetail, PostRow, postKinds } from './post.ts'
import { postFaults, postLimits, punishSteps } from './post-rules.ts'
import { CaseTarget, Counted, NoteToPerson, ReviewClaim, reviewCounts, reviewQuestion } from './review.ts'

/**
 * Tabs of the desk. `waiting`: to be judged by this reader or anybody; `suspected`, `reported`, `appeals`: those of them that a
 * machine or a term, reports or an appeal brought; `mine`: those that this reader has; `sample`: judged once more by somebody
 * else; the others are states, or `all` but what was deleted.
 */
export const postQueues = [
  'waiting',
  'mine',
  'suspected',
  'reported',
  'appeals',
  'sample',
  'approved',
  'rejected',
  'hidden',
  'all',
] as const
export type PostQueue = (typeof postQueues)[number]

export const PostQuestion = z.object({
  queue: z.enum(postQueues).default('waiting'),
  kind: z.enum(postKinds).optional(),
  /** Posts only, or comments only. */
  of: z.enum(['posts', 'comments']).optional(),
  ...reviewQuestion,
})

const judge = { needs: 'posts.judge', output: PostDetail } as const
const Fault = z.enum(postFaults)
const Many = z.object({ posts: z.array(Target).min(1).max(postLimits.bulk) })
const Refused = z.array(z.object({ id: Id, message: z.string() }))

export const posts = {
  list: query('posts.list', { needs: 'posts.view', input: PostQuestion, output: pageOf(PostRow) }),
  counts: query('posts.counts', {
    needs: 'posts.view',
    input: z.object({}),
    output: z.object({ ...reviewCounts, suspected: Counted, reported: Counted, appeals: Counted }),
  }),
  get: query('posts.get', { needs: 'posts.view', input: z.object({ id: Id }), output: PostDetail }),
  claim: command('posts.claim', { needs: 'posts.judge', input: ReviewClaim, output: z.object({ ids: z.array(Id) }) }),
  release: command('posts.release', { needs: 'posts.judge', input: z.object({ id: Id.optional() }), output: Nothing }),
  approve: command('posts.approve', { ...judge, input: CaseTarget }),
  reject: command('posts.reject', {
    ...judge,
    input: CaseTarget.extend({ codes: z.array(Fault).min(1).max(3), note: NoteToPerson }),
  }),
  undo: command('posts.undo', { ...judge, input: Target }),
  /**
   * Each as `approve` would, of those that nobody else has; versions are those of the cases. One that cannot be approved changes
   * nothing of the others; it is named with the sentence why.
   */
  approveMany: command('posts.approveMany', {
    needs: 'posts.judge',
    input: Many,
    output: z.object({ approved: z.array(Target), refused: Refused }),
  }),
  /** Takes back what `approveMany` approved, with the versions that it answered; each is in the queue again, nobody's. */
  undoMany: command('posts.undoMany', {
    needs: 'posts.judge',
    input: Many,
    output: z.object({ undone: z.array(Id), refused: Refused }),
  }),
  /** The version is that of the post, here and below. */
  hide: command('posts.hide', {
    needs: 'posts.hide',
    input: ReasonedTarget.extend({ codes: z.array(Fault).min(1).max(3) }),
    output: PostDetail,
  }),
  restore: command('posts.restore', { needs: 'posts.hide', input: ReasonedTarget, output: PostDetail }),
  /** Its author; `ban` also needs `users.ban`. */
  punish: command('posts.punish', {
    needs: 'posts.punish',
    input: ReasonedTarget.extend({ step: z.enum(punishSteps) }),
    output: PostDetail,
  }),
}
